import { style } from '@vanilla-extract/css';

/** Keeps a place; says nothing. */
export const awaited = style({ visibility: 'hidden' });
