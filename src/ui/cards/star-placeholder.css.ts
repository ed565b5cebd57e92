import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const tile = createVar();
export const turn = createVar();

export const box = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '4rem',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      // Beyond the edges, so that a turned figure still fills the corners.
      inset: '-60%',
      background: 'currentColor',
      opacity: 0.55,
      mask: `${vars.pattern} center / ${tile} ${tile}`,
      rotate: turn,
    },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
