import { keyframes, style } from '@vanilla-extract/css';
import { LESS_MOTION } from '#ui/theme/media.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const breathe = keyframes({ '0%, 100%': { opacity: 0.35 }, '50%': { opacity: 1 } });

export const spinner = style({
  flexShrink: 0,
  animation: `${turn} 800ms linear infinite`,
  // Still says that something goes on, without turning.
  '@media': { [LESS_MOTION]: { animation: `${breathe} 1600ms ease-in-out infinite !important` } },
});
