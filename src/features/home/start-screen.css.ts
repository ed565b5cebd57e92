import { style } from '@vanilla-extract/css';
import * as linkRow from '#ui/actions/link-row.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

/** As wide as the thumb's reach on a phone, as wide as its word where there is a mouse. */
export const go = style({ '@media': { [from('sm')]: { alignSelf: 'flex-start' } } });

/** One column on a phone; from lg on, what comes up stands beside the first things (CATALOGUE-14). */
export const frame = style({
  display: 'grid',
  gap: vars.space['2xl'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 21.25rem',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
  },
});

export const aside = style({
  '@media': { [from('lg')]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** One date: the tile, and what it is. */
export const coming = style([linkRow.row, { boxShadow: vars.shadow.e1 }]);

/** Within the next hours: in the colour of what is live. */
export const soon = style({ color: vars.color.liveFg, fontWeight: 600 });

export const weeks = style({ display: 'flex', gap: vars.space['2xs'] });

export const week = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.full,
  border: `${vars.border.control} solid ${vars.color.borderStrong}`,
  selectors: { '&[data-lit]': { background: vars.color.accent, borderColor: vars.color.accent } },
});

/** One line of the checklist: as high as a finger. */
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  selectors: { '&[data-done]': { color: vars.color.textMuted } },
});
export const stepSign = style({
  color: vars.color.borderStrong,
  selectors: { [`${step}[data-done] &`]: { color: vars.color.success } },
});
