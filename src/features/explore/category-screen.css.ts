import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { below } from '#ui/theme/media.ts';

export const band = style({
  padding: vars.space.lg,
  background: vars.color.brandSoft,
  borderRadius: vars.radius.xl,
});

export const picture = style({
  inlineSize: '10rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.lg,
  '@media': { [below('sm')]: { display: 'none' } },
});
