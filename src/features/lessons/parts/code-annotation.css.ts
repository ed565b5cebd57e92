import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const card = style({
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const bar = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingInlineStart: vars.space.md,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});

/** Long lines are broken: on a phone nobody scrolls sideways to read (WCAG 1.4.10). */
export const code = style([
  textSize.small,
  {
    margin: 0,
    paddingBlock: vars.space.sm,
    fontFamily: vars.font.mono,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
]);

export const line = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  alignItems: 'start',
  paddingInlineEnd: vars.space.sm,
});

export const number = style({
  paddingInlineEnd: vars.space.sm,
  textAlign: 'end',
  color: vars.color.textMuted,
  userSelect: 'none',
});

export const text = style({ minInlineSize: 0 });

export const marker = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.full,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontFamily: vars.font.body,
  fontWeight: 600,
  textDecoration: 'none',
});

/** Below the code where there is no room beside it, and on paper. */
export const notes = style({
  margin: 0,
  paddingInlineStart: vars.space.xl,
  display: 'grid',
  gap: vars.space.sm,
  '@media': { [`screen and ${from('md')}`]: { display: 'none' } },
});

export const note = style({
  padding: vars.space.xs,
  borderRadius: vars.radius.sm,
  scrollMarginBlock: '30vh',
  selectors: { '&:focus': { background: vars.color.brandSoft } },
});

/** By the tokens of the theme, so that they can be read in both modes. */
export const colours = styleVariants({
  keyword: { color: vars.color.moduleFg, fontWeight: 600 },
  string: { color: vars.color.success },
  name: { color: vars.color.brandText, fontWeight: 600 },
  number: { color: vars.color.accentText },
  comment: { color: vars.color.textMuted },
  attribute: { color: vars.color.liveFg },
});
