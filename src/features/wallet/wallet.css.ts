import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** Dark on white with a white margin, in the dark too: else cameras do not read it. */
export const code = style({
  inlineSize: 'min(15rem, 100%)',
  blockSize: 'auto',
  aspectRatio: '1',
  background: '#ffffff',
  borderRadius: vars.radius.md,
});
