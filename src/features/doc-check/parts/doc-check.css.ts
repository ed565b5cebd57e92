import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const tip = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xs });

/** Written by a person: lines are theirs. */
export const comment = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  background: vars.color.brandSoft,
  borderRadius: vars.radius.md,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** Side by side on the narrowest phone too: together they are one line. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = style({
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `4px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  selectors: {
    '&[data-done]': { borderBlockStartColor: vars.color.brand, color: vars.color.text },
    '&[aria-current]': { fontWeight: 600 },
  },
});
