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

export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, listStyle: 'none' });

export const step = style({
  flex: '1 1 6rem',
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `4px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  selectors: {
    '&[data-done]': { borderBlockStartColor: vars.color.brand, color: vars.color.text },
    '&[aria-current]': { fontWeight: 600 },
  },
});
