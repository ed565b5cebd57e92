import { style } from '@vanilla-extract/css';
import { below, from } from '#ui/theme/media.ts';

export const onPhones = style({ '@media': { [from('md')]: { display: 'none' } } });

export const onDesktops = style({ '@media': { [below('md')]: { display: 'none' } } });
