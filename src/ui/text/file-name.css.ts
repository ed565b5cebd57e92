import { style } from '@vanilla-extract/css';

/** A number and its unit stay together. */
export const size = style({ whiteSpace: 'nowrap' });
