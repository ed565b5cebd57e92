import { style } from '@vanilla-extract/css';
import { plainList } from '#ui/layout/layout.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const dates = style([
  plainList,
  {
    display: 'grid',
    gap: vars.space.md,
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr))',
  },
]);

export const past = style({ display: 'grid', gap: vars.space.sm });

export const summary = style([
  textSize.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    color: vars.color.brandText,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const arrow = style({ selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } } });
