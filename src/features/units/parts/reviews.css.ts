import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** Not laid out before it is near: words in another script would load its letters for whoever never comes down to them. */
export const card = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 9rem',
  display: 'grid',
  gap: vars.space.sm,
  minInlineSize: 0,
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

/** One's own stands out by its colour, and by its heading. */
export const own = style([card, { background: vars.color.brandSoft, borderColor: 'transparent' }]);

export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 });

/** As it was written, with its lines. */
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const stars = style({ display: 'inline-flex', verticalAlign: 'middle' });
export const star = style({
  display: 'grid',
  color: vars.color.borderStrong,
  selectors: { '&[data-lit]': { color: vars.color.accentText } },
});
globalStyle(`${star}[data-lit] svg`, { fill: 'currentColor' });
