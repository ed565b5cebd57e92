import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

const CHECKBOX_COLUMN = `calc(1.5rem + ${vars.space.sm})`;

export const choices = style({
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});
export const choice = style({
  paddingInline: vars.space.md,
  paddingBlock: vars.space['2xs'],
  selectors: { '& + &, li + li > &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` } },
});
/** Under the words of the switch, not under the switch. */
export const beside = style({
  paddingInlineStart: CHECKBOX_COLUMN,
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space.xs } },
});
export const saved = style([
  textSize.small,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space['2xs'], color: vars.color.success },
]);
export const refused = style({ color: vars.color.danger });

export const options = style({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
});
/** An address has no place of its own to break at. */
export const address = style({ overflowWrap: 'anywhere' });

export const legend = style([textSize.label, { paddingBlockEnd: vars.space.xs }]);
/** A line as large as it will be in lessons. */
export const sample = style({
  padding: vars.space.md,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
});
export const sampleSize = {
  A: style({ fontSize: '1rem' }),
  'A+': style({ fontSize: '1.15rem' }),
  'A++': style({ fontSize: '1.3rem' }),
} as const;
export const session = style([
  choice,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm, paddingBlock: vars.space.sm },
]);
export const sessionText = style({ flex: '1 1 12rem', minInlineSize: 0 });
