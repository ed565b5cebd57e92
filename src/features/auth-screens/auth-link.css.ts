import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** As high as a finger needs, though it stands in a line of words. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.color.brandText,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
