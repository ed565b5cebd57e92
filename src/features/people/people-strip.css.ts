import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const person = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['2xs'],
  inlineSize: '5rem',
  minBlockSize: vars.size.touch,
  padding: vars.space['2xs'],
  border: 'none',
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: '0.875rem',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

/** The name, and below it what somebody brought. */
export const lineText = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  paddingInline: vars.space.xs,
  border: 'none',
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  cursor: 'pointer',
  textAlign: 'start',
});
