import { style } from '@vanilla-extract/css';
import { plainList } from '#ui/layout/layout.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { below, from } from '#ui/theme/media.ts';

export const intro = style({
  position: 'relative',
  // A picture that hangs over the edge does not lie on the next ground too.
  selectors: { '&:has(> img)': { paddingBlockEnd: vars.space['2xl'] } },
  '@media': { [from('md')]: { selectors: { '&:has(> img)': { paddingBlockEnd: 0 } } } },
});

export const ground = style({
  minBlockSize: '30rem',
  paddingBlock: `${vars.space['3xl']} ${vars.space['5xl']}`,
  '@media': {
    [from('md')]: { display: 'grid', alignItems: 'center', minBlockSize: '36rem', paddingBlock: vars.space['5xl'] },
  },
});

export const within = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.pageMargin,
  maxInlineSize: `calc(${vars.measure.container} + 2 * ${vars.pageMargin})`,
});

/** Beside the picture from md on, and out of the light everywhere. */
export const text = style({
  display: 'grid',
  gap: vars.space['2xl'],
  '@media': { [from('md')]: { maxInlineSize: '50%', paddingInlineEnd: vars.space['2xl'] } },
});

/** A word that is wider than the glass, with letters of twice the size, goes on in the next line. */
export const title = style({ maxInlineSize: '14ch', overflowWrap: 'anywhere' });

export const action = style({ '@media': { [below('sm')]: { inlineSize: '100%' } } });

export const benefits = style([plainList, { display: 'grid', gap: vars.space.md }]);
export const benefit = style({ display: 'flex', gap: vars.space.md, alignItems: 'flex-start' });
export const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  background: 'rgb(255 255 255 / 0.12)',
  color: vars.color.onHero,
});

/** Over the edge of the hero on a phone; bleeding to the end of the glass beside the words from md on. */
export const picture = style({
  position: 'relative',
  display: 'block',
  inlineSize: `calc(100% - 2 * ${vars.pageMargin})`,
  marginInline: 'auto',
  marginBlockStart: `calc(-1 * ${vars.space['3xl']})`,
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.e2,
  '@media': {
    [from('md')]: {
      position: 'absolute',
      insetBlock: vars.space['4xl'],
      insetInlineEnd: 0,
      inlineSize: '46%',
      blockSize: `calc(100% - 2 * ${vars.space['4xl']})`,
      margin: 0,
      aspectRatio: 'auto',
      borderRadius: 0,
      borderStartStartRadius: vars.radius['2xl'],
      borderEndStartRadius: vars.radius['2xl'],
    },
  },
});

/** At the thumb, once the first one is out of sight. */
export const bar = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  insetBlockEnd: 0,
  padding: `${vars.space.xs} ${vars.pageMargin} calc(${vars.space.xs} + env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { [from('sm')]: { display: 'none' } },
});
