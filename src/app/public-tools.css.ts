import { style } from '@vanilla-extract/css';
import { below } from '#ui/theme/media.ts';

/** One line, whatever the language calls it. */
export const login = style({ whiteSpace: 'nowrap' });

/** Only where the line has room for it. */
export const wide = style({ '@media': { [below('sm')]: { display: 'none' } } });
