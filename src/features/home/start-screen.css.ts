import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

/** As wide as the thumb's reach on a phone, as wide as its word where there is a mouse. */
export const go = style({ '@media': { [from('sm')]: { alignSelf: 'flex-start' } } });

export const weeks = style({ display: 'flex', gap: vars.space['2xs'] });

export const week = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.full,
  border: `${vars.border.control} solid ${vars.color.borderStrong}`,
  selectors: { '&[data-lit]': { background: vars.color.accent, borderColor: vars.color.accent } },
});
