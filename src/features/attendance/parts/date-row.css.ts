import { style } from '@vanilla-extract/css';
import * as linkRow from '#ui/actions/link-row.css.ts';

export const text = style([linkRow.text, { display: 'flex', flexDirection: 'column', flexGrow: 1 }]);

/** From when to when is read as one. */
export const range = style({ whiteSpace: 'nowrap' });

export const link = style([linkRow.link, { fontWeight: 600 }]);
