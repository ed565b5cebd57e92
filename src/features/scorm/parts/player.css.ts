import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';
import { screenClose, screenHead } from '#ui/theme/screen-head.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

/** Large text and zoom make the head higher than the glass: then the whole of it scrolls, and the package keeps some room. */
const ROOM_MIN = '20rem';

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const head = style([screenHead, { flexWrap: 'wrap', gap: vars.space.xs }]);
export const close = screenClose;

export const text = style({ flex: '1 1 8rem', minInlineSize: 0 });
export const title = style({ overflowWrap: 'anywhere' });
export const ways = style({ display: 'flex', flex: 'none' });
globalStyle(`${ways} [aria-disabled=true]`, { color: vars.color.borderStrong, cursor: 'default' });
/** From lg on the contents stand beside the package. */
export const narrowOnly = style({ '@media': { [from('lg')]: { display: 'none' } } });

export const zones = style({
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
});
export const withRail = style([
  zones,
  { '@media': { [from('lg')]: { gridTemplateColumns: '16.5rem minmax(0, 1fr)' } } },
]);

export const rail = style({
  display: 'none',
  '@media': {
    [from('lg')]: {
      display: 'block',
      overflowY: 'auto',
      padding: vars.space.lg,
      borderInlineEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    },
  },
});

export const stage = style({ position: 'relative', display: 'grid', minBlockSize: ROOM_MIN });
/** Packages draw on white: most of them say no ground of their own. */
export const content = style({ inlineSize: '100%', blockSize: '100%', border: 0, background: '#fff' });
export const instead = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.sm,
  padding: vars.pageMargin,
  background: vars.color.bg,
});

export const failure = style({ padding: `${vars.space.xs} ${vars.pageMargin}` });

/** The end of the keyboard's way through the package: seen only where somebody comes to it. */
export const after = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xs,
  insetInlineStart: vars.space.xs,
  selectors: { '&:not(:focus)': { insetInlineStart: '-100vw' } },
});

export const contents = style({
  display: 'grid',
  gap: vars.space['2xs'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const inside = style([contents, { paddingInlineStart: vars.space.md }]);

export const item = style([
  textSize.small,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.xs,
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    padding: vars.space['2xs'],
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: vars.color.text,
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[aria-current]': { background: vars.color.brandSoft, color: vars.color.brandText, fontWeight: 600 },
      '&[aria-disabled=true]': { color: vars.color.textMuted, cursor: 'default' },
    },
  },
]);
export const chapter = style([textSize.label, { paddingBlock: vars.space.xs }]);
