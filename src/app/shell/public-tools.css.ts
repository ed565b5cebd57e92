import { style } from '@vanilla-extract/css';
import { below, from } from '#ui/theme/media.ts';

/** One line, whatever the language calls it, where the glass is not of the narrowest. */
export const login = style({ '@media': { [from('xs')]: { whiteSpace: 'nowrap' } } });

/** Only where the line has room for it. */
export const wide = style({ '@media': { [below('sm')]: { display: 'none' } } });
