import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  justifyItems: 'start',
  blockSize: '100%',
  padding: vars.space.lg,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  overflowWrap: 'anywhere',
});
