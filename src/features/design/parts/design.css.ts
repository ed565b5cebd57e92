import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  padding: vars.space.sm,
});
/** Of a screen, with room for what lies below it. */
export const head = style({
  position: 'relative',
  minBlockSize: vars.size.headerMobile,
  marginBlockEnd: vars.size.strip,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const panel = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  padding: vars.space.md,
});
export const swatches = style({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
});
export const swatch = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  padding: vars.space.sm,
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.border}`,
});
export const frame = style({ containerType: 'inline-size' });
export const poster = style({
  minBlockSize: '15.5rem',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
});
export const figure = style({ inlineSize: '10rem' });
export const ratio = style({ aspectRatio: '16 / 9', borderRadius: vars.radius.md, overflow: 'hidden' });
export const twoUp = style({
  display: 'grid',
  gap: vars.gutter,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
