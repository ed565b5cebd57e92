import { style } from '@vanilla-extract/css';
import { choice } from '#ui/cards/chip.css.ts';
import { plainList } from '#ui/layout/layout.css.ts';
import { vars } from '#ui/theme/contract.css.ts';

export const subcategories = style([plainList, { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }]);

/** A chip that leads to a page of its own; the one that is open looks like a chosen one. */
export const subcategory = style([
  choice,
  {
    textDecoration: 'none',
    selectors: {
      '&[aria-current="page"]': {
        color: vars.color.onBrand,
        background: vars.color.brand,
        borderColor: vars.color.brand,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current="page"]': { background: 'Highlight' } } },
    },
  },
]);
