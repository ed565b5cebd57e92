import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const bars = style({
  display: 'grid',
  // The numbers as wide as they are, the bars what is left.
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  gap: `${vars.space['2xs']} ${vars.space.sm}`,
  alignItems: 'center',
  maxInlineSize: '24rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const bar = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: vars.color.border,
  overflow: 'hidden',
});
export const fill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
