import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const card = style({
  margin: 0,
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.lg,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

/** Upright: there are no italics in Arabic script (DESIGN-16). */
export const quote = style([textSize.reading, { margin: 0 }]);

export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm });
