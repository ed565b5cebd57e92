import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const FINGER = '(pointer: coarse)';
/** Room for the ring of the focus, which would be cut off. */
export const RIM_PX = 5;

/** Under a finger only: with a mouse there is nothing to draw, and the row stands alone. */
export const lane = style({
  '@media': {
    [FINGER]: {
      display: 'flex',
      padding: `${RIM_PX}px`,
      margin: `-${RIM_PX}px`,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: `${RIM_PX}px`,
      scrollbarWidth: 'none',
    },
  },
});

export const middle = style({
  '@media': { [FINGER]: { flex: '0 0 100%', minInlineSize: 0, scrollSnapAlign: 'center', scrollSnapStop: 'always' } },
});

const shown = {
  display: 'grid',
  flex: '0 0 6rem',
  placeItems: 'center',
  color: vars.color.brandText,
} as const;

/** What comes to light beside the row. */
export const side = styleVariants({ start: 'start', end: 'end' }, (scrollSnapAlign) => ({
  display: 'none',
  '@media': { [FINGER]: { ...shown, scrollSnapAlign } },
}));
