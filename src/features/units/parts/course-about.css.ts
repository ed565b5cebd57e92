import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const tool = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minBlockSize: vars.size.touch });

export const badge = style({ display: 'flex', alignItems: 'center', gap: vars.space.md });

export const badgePicture = style({ flex: 'none', inlineSize: '3.5rem', blockSize: '3.5rem', objectFit: 'contain' });

export const provider = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  textDecoration: 'none',
});
