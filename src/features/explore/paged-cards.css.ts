import { style } from '@vanilla-extract/css';

export const size = style({ inlineSize: '9rem' });
