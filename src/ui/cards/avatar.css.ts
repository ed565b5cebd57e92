import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
});
export const size = styleVariants({ 32: [2, 0.8125], 40: [2.5, 1], 56: [3.5, 1.25], 96: [6, 2] }, ([box, font]) => ({
  inlineSize: `${box}rem`,
  blockSize: `${box}rem`,
  fontSize: `${font}rem`,
}));
export const photo = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
