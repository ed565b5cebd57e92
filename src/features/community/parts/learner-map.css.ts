import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const cities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space.lg,
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingInline: 0,
  border: 'none',
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  cursor: 'pointer',
  textAlign: 'start',
});
