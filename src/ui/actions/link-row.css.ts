import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { CAN_HOVER } from '#ui/theme/media.ts';

/** A row that is one link as a whole: what stands in it, and `link` on its words. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  padding: vars.space.sm,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  selectors: { '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  '@media': { [CAN_HOVER]: { selectors: { '&:hover': { borderColor: vars.color.brand } } } },
});

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Its target is the row. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 }, '&:focus-visible': { outline: 'none' } },
});
