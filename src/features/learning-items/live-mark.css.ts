import { keyframes, style } from '@vanilla-extract/css';
import { kind } from '#ui/cards/chip.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { LESS_MOTION } from '#ui/theme/media.ts';

const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const mark = style([kind.live]);

export const dot = style({
  flexShrink: 0,
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: 'currentColor',
  animation: `${pulse} 2s ease-in-out infinite`,
  '@media': { [LESS_MOTION]: { animation: 'none' } },
});
