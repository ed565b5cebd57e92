import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

/** On the hero: its own colour, not that of the page. */
export const trail = style({});
globalStyle(`${trail} ol`, { color: vars.color.onHero });

export const step = style({ '@media': { [from('md')]: { display: 'none' } } });
