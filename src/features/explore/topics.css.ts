import { style } from '@vanilla-extract/css';
import { plainList } from '#ui/layout/layout.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { CAN_HOVER } from '#ui/theme/media.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const grid = style([
  plainList,
  {
    display: 'grid',
    gap: vars.gutter,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  },
]);

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  selectors: { '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  '@media': { [CAN_HOVER]: { selectors: { '&:hover': { borderColor: vars.color.brand } } } },
});

export const media = style({ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden' });

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const plate = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  display: 'grid',
  padding: vars.space['2xs'],
  borderRadius: vars.radius.sm,
  background: '#ffffff',
});

export const logo = style({ blockSize: '1.75rem', maxInlineSize: '4.5rem', objectFit: 'contain' });

export const title = style([textSize['title-s'], { margin: 0, padding: vars.space.md, overflowWrap: 'anywhere' }]);

export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 }, '&:focus-visible': { outline: 'none' } },
});
