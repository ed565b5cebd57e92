import { style } from '@vanilla-extract/css';

/** For the layout it is not there. */
export const screen = style({ display: 'contents' });
