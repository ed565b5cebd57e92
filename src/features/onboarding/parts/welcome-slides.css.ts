import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

/** The picture above, the words in reach of the thumb; side by side from md on. */
export const slide = style({
  display: 'grid',
  gridTemplateRows: '40dvh 1fr',
  minBlockSize: '100dvh',
  '@media': { [from('md')]: { gridTemplateRows: '1fr', gridTemplateColumns: '1fr 1fr', alignItems: 'center' } },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 0,
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.color.brandSoft,
});
export const media = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  inlineSize: '100%',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.pageMargin}`,
});
export const buttons = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xl,
  '@media': { [from('md')]: { marginBlockStart: 0 } },
});
export const next = style({ marginInlineStart: 'auto' });
