import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const band = style({
  padding: vars.space.lg,
  background: vars.color.brandSoft,
  borderRadius: vars.radius.xl,
});

/** On white, as partners draw it. */
export const logo = style({
  flexShrink: 0,
  inlineSize: 'min(5rem, 22vw)',
  blockSize: 'min(5rem, 22vw)',
  padding: vars.space.xs,
  objectFit: 'contain',
  borderRadius: vars.radius.lg,
  background: '#ffffff',
});
