import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** A sign and words in one line below the field. */
export const note = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });
