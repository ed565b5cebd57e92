import { style } from '@vanilla-extract/css';

/** It keeps the focus while it cannot be used, and still looks so. */
export const place = style({ selectors: { '&[aria-disabled="true"]:not([aria-busy])': { opacity: 0.45 } } });
