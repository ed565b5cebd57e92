import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** It stands in a frame of any size: the whole of it is the gate, in the colours of the night. */
export const gate = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: vars.pageMargin,
});
/** Out of the light. */
export const text = style({
  maxInlineSize: `min(${vars.measure.form}, 78%)`,
  textAlign: 'center',
  justifyItems: 'center',
});
export const frame = style({ display: 'block', inlineSize: '100%', blockSize: '100dvh', border: 0 });
