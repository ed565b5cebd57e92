import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.md,
  maxInlineSize: vars.measure.form,
  marginInline: 'auto',
  paddingBlock: vars.space['2xl'],
  textAlign: 'center',
  textWrap: 'balance',
});
