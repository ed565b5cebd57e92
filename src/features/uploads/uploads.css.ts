import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const name = style({ fontWeight: 600 });

/** A file that is on its way: its bar and its words take the whole width below. */
export const sending = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
});
