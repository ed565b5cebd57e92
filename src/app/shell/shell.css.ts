import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { below, from } from '#ui/theme/media.ts';

/** For those who listen. */
const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const skip = style({
  position: 'fixed',
  zIndex: 60,
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.md,
  background: vars.color.brand,
  color: vars.color.onBrand,
  // Out of sight until the keyboard reaches it.
  selectors: {
    '&:not(:focus)': {
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** What stays above the page: the header, and below it for a while that there is no network. */
export const top = style({ position: 'sticky', insetBlockStart: 0, zIndex: 20, flex: 'none' });
/** A wide page without header or head has its edge free for it. */
export const topOfBare = style([
  top,
  { '@media': { [from('md')]: { translate: `0 calc(-1 * ${vars.size.headerMobile})` } } },
]);

export const header = style({
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  '@media': { print: { display: 'none' } },
});

/** As high as the header where its tools stand on one line. */
export const headerPlace = style({
  flex: 'none',
  blockSize: `calc(${vars.size.headerMobile} + 1px)`,
  '@media': { [from('md')]: { blockSize: `calc(${vars.size.navTop} + 1px)` } },
});

/** How many lines the header has, its words and letters say: what stands under it is seen with it, and does not move (DESIGN-9). */
globalStyle(`${top}:has(> ${headerPlace}) ~ main`, { visibility: 'hidden' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.headerMobile,
  marginInline: 'auto',
  paddingInline: vars.pageMargin,
  maxInlineSize: `calc(${vars.measure.container} + 2 * ${vars.pageMargin})`,
  '@media': { [from('md')]: { minBlockSize: vars.size.navTop, gap: vars.space.xl } },
});

/** As high as the bar, so that it stays in its place when the name of a partner comes with the person (TENANT-4). */
export const home = style({
  display: 'flex',
  alignSelf: 'stretch',
  alignItems: 'center',
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
});

/** A visitor's phone has room for the logo only beside language and login: the name is still heard. */
export const homeOfVisitor = style([home, { flex: 'none' }]);
globalStyle(`${homeOfVisitor} span > span:not(:has(img))`, { '@media': { [below('sm')]: hidden } });

export const tools = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
});

/** Language and login take a second line where letters are twice as large (DESIGN-9). */
export const toolsOfVisitor = style([tools, { flex: '0 1 auto', flexWrap: 'wrap', minInlineSize: 0 }]);

export const main = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  outline: 'none',
  selectors: { '&:has(+ nav)': { paddingBlockEnd: `calc(${vars.size.navBottom} + env(safe-area-inset-bottom))` } },
  '@media': { [from('md')]: { selectors: { '&:has(+ nav)': { paddingBlockEnd: 0 } } } },
});

/** A footer begins below the first window: it comes early, and what a screen still waits for would push it about. */
export const mainBeforeFooter = style([main, { minBlockSize: '100dvh' }]);
