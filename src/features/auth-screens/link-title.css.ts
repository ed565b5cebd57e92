import { style } from '@vanilla-extract/css';

export const titles = style({ display: 'grid' });
export const title = style({ gridArea: '1 / 1' });
export const other = style([title, { visibility: 'hidden' }]);
