import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const partner = style({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  padding: vars.space.lg,
  borderRadius: vars.radius.lg,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.e1,
  color: vars.color.text,
  textDecoration: 'none',
});
export const logo = style({ blockSize: '3.5rem', inlineSize: 'auto', objectFit: 'contain', justifySelf: 'start' });
