import { style } from '@vanilla-extract/css';
import { SHOW_MORE_MIN_HEIGHT_PX } from '#campus/limits.ts';

export const folded = style({
  maxBlockSize: SHOW_MORE_MIN_HEIGHT_PX,
  overflow: 'hidden',
  maskImage: 'linear-gradient(#000 60%, transparent)',
});
export const more = style({ alignSelf: 'flex-start' });
