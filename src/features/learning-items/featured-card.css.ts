import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.e1,
  selectors: { '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  '@media': { [from('md')]: { gridTemplateColumns: '5fr 7fr' } },
});

export const media = style({ aspectRatio: '16 / 9', overflow: 'hidden', background: vars.color.surfaceSunken });

// As on every other card, what cannot be opened now steps back.
globalStyle(`${card}[data-muted] ${media}`, { filter: 'grayscale(1)', opacity: 0.5 });
globalStyle(`${card}[data-muted]`, { background: vars.color.bg, boxShadow: 'none' });

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const text = style({ padding: vars.space.lg, alignSelf: 'center' });

export const facts = style([textSize.small, { color: vars.color.textMuted }]);

/** The whole card is one link. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 }, '&:focus-visible': { outline: 'none' } },
});
