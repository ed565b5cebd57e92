import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const card = style({
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  // What is over steps back; its words stay as readable as ever.
  selectors: { '&[data-over]': { background: vars.color.bg } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
});
