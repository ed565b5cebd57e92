import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const icon = style({
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  objectFit: 'cover',
  borderRadius: vars.radius.sm,
});
