import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const bar = style({
  display: 'flex',
  gap: '2px',
  blockSize: '0.75rem',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
});
const part = { minInlineSize: '3px' };
export const texts = style({ ...part, background: vars.color.brand });
export const files = style({ ...part, background: vars.color.accent });
export const app = style({ ...part, background: vars.color.borderStrong });

export const legend = style([
  textSize.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.lg,
    rowGap: vars.space['2xs'],
    margin: 0,
    padding: 0,
    listStyleType: '""',
  },
]);
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });
export const dot = style({ inlineSize: '0.75rem', blockSize: '0.75rem', borderRadius: vars.radius.full });

export const unit = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  overflowWrap: 'anywhere',
});
export const unitLink = style([textSize['title-s'], { color: vars.color.text }]);
export const state = style([
  textSize.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs, color: vars.color.textMuted },
]);
export const fields = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
});
export const tick = style({ color: vars.color.success });

/**
 * Where a unit is saved: a line of its own, as high as an offer with its price before anything is known of it, so that nothing
 * beside or below it moves when the device was looked at. With scarce data the offer has a line more.
 */
const offerHeight = (lines: number) =>
  `calc(${vars.size.control} + ${vars.space['2xs']} + ${lines} * ${vars.line.small} * 0.875rem)`;
export const place = style({
  flex: '1 1 100%',
  minInlineSize: 0,
  minBlockSize: offerHeight(1),
  selectors: { '&[data-scarce]': { minBlockSize: offerHeight(2) } },
});
