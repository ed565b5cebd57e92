import { style } from '@vanilla-extract/css';

export const sheet = style({ inlineSize: '100%', blockSize: 'auto' });
