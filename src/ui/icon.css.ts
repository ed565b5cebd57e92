import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './theme/contract.css.ts';

export const icon = style({ flexShrink: 0 });

export const size = styleVariants({ sm: vars.size.iconSm, md: vars.size.icon, lg: vars.size.iconLg }, (value) => ({
  inlineSize: value,
  blockSize: value,
}));

export const mirrored = style({});
/** By direction, not by language: a left-to-right island in a right-to-left page keeps its arrows. */
globalStyle(`[dir="rtl"] ${mirrored}`, { transform: 'scaleX(-1)' });
globalStyle(`[dir="rtl"] [dir="ltr"] ${mirrored}`, { transform: 'none' });
