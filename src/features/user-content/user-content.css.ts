import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const preview = style({
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  overflowWrap: 'anywhere',
});

export const text = style({ overflowWrap: 'anywhere' });
