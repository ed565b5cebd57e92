import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';

/** As wide as the thumb's reach on a phone, as wide as its word where there is a mouse. */
export const go = style({ '@media': { [from('sm')]: { alignSelf: 'flex-start' } } });
