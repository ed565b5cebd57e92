import { globalStyle, style } from '@vanilla-extract/css';
import { plainList } from '#ui/layout/layout.css.ts';
import { vars } from '#ui/theme/contract.css.ts';

export const grid = style([
  plainList,
  {
    display: 'grid',
    gap: vars.gutter,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  },
]);

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['2xs'],
  padding: vars.space.md,
  textAlign: 'center',
  border: `${vars.border.hairline} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  selectors: {
    '&[data-lit]': {
      borderStyle: 'solid',
      borderColor: vars.color.border,
      background: vars.color.surface,
      boxShadow: vars.shadow.e1,
    },
  },
});

export const picture = style({ display: 'grid', placeItems: 'center', inlineSize: '5rem', blockSize: '5rem' });

export const drawing = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
globalStyle(`${card}:not([data-lit]) ${picture}`, { filter: 'grayscale(1)', opacity: 0.45 });

export const row = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});
