import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { CAROUSEL_PER_ROW, CAROUSEL_ROW_FROM_PX, PROMOTED_MODULES_PER_ROW } from '#campus/limits.ts';
import { plainList } from '#ui/layout/layout.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

export const section = style({
  marginInline: 'auto',
  paddingInline: vars.pageMargin,
  paddingBlock: vars.space['3xl'],
  maxInlineSize: `calc(${vars.measure.container} + 2 * ${vars.pageMargin})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { [from('md')]: { paddingBlock: vars.space['4xl'], gap: vars.space['2xl'] } },
});

/** A row that is pushed along by the finger, and snaps; what is beyond the edge shows by a finger's breadth. */
const strip = style([
  plainList,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gap: vars.gutter,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollPaddingInline: vars.pageMargin,
    marginInline: `calc(-1 * ${vars.pageMargin})`,
    paddingInline: vars.pageMargin,
    paddingBlock: vars.space['2xs'],
    scrollbarWidth: 'none',
  },
]);
globalStyle(`${strip} > li`, { scrollSnapAlign: 'start', minInlineSize: 0 });

/** Side by side on a phone with the next one peeping in, in rows of three from md on (CATALOGUE-2). */
export const modules = style([
  strip,
  {
    gridAutoColumns: 'min(17.5rem, 85%)',
    '@media': {
      [from('md')]: {
        gridAutoFlow: 'row',
        gridTemplateColumns: `repeat(${PROMOTED_MODULES_PER_ROW}, minmax(0, 1fr))`,
        overflow: 'visible',
      },
    },
  },
]);

/** Two logos at a time on a phone, four from 1000 px on (CATALOGUE-2). */
export const logos = style([
  strip,
  {
    gridAutoColumns: `calc((100% - ${vars.gutter}) / 2)`,
    '@media': {
      [`(min-width: ${CAROUSEL_ROW_FROM_PX}px)`]: {
        gridAutoColumns: `calc((100% - ${CAROUSEL_PER_ROW - 1} * ${vars.gutter}) / ${CAROUSEL_PER_ROW})`,
      },
    },
  },
]);
/** White in the dark too: logos are made for paper. */
export const plate = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.xs,
  minBlockSize: '7.5rem',
  padding: vars.space.md,
  borderRadius: vars.radius.lg,
  background: '#ffffff',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
});
export const logo = style({ blockSize: '3rem', maxInlineSize: '100%', objectFit: 'contain' });
/** Ink for that white. */
export const partner = style({ color: '#142222', textAlign: 'center', overflowWrap: 'anywhere' });

export const headed = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  alignItems: 'center',
  justifyContent: 'space-between',
});

/** Words and picture beside each other from md on. */
export const halves = style({
  display: 'grid',
  gap: vars.space['2xl'],
  alignItems: 'center',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space['4xl'] } },
});
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.xl,
});
export const reasons = style([plainList, { display: 'grid', gap: vars.space.sm }]);
export const reason = style({ display: 'flex', gap: vars.space.sm, alignItems: 'flex-start' });
export const tick = style({ flex: 'none', color: vars.color.success, marginBlockStart: vars.space['3xs'] });

export const start = createVar();
export const end = createVar();
export const ink = createVar();
export const gradient = style({
  color: ink,
  background: `linear-gradient(135deg, ${start}, ${end})`,
});
/** Stations of a path: below each other on a phone, beside each other from md on; the dotted line runs behind them. */
export const steps = style([
  plainList,
  {
    display: 'grid',
    gap: vars.space['2xl'],
    '@media': { [from('md')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space.xl } },
  },
]);
export const step = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1.75rem - 1px)',
      insetBlockStart: '3.5rem',
      blockSize: `calc(100% - 3.5rem + ${vars.space['2xl']})`,
      borderInlineStart: '2px dotted currentColor',
      opacity: 0.7,
    },
  },
});
globalStyle(`${step}:not(:last-child)::before`, {
  '@media': {
    [from('md')]: {
      insetInlineStart: '3.5rem',
      insetBlockStart: 'calc(1.75rem - 1px)',
      inlineSize: `calc(100% - 3.5rem + ${vars.space.xl})`,
      blockSize: 0,
      borderInlineStart: 'none',
      borderBlockStart: '2px dotted currentColor',
    },
  },
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.full,
  background: '#ffffff',
  color: '#10393a',
});

export const foot = style({ color: vars.color.onHero, background: vars.color.heroTo });
export const footWithin = style([section, { justifyItems: 'start', paddingBlockEnd: vars.space.md }]);
export const socials = style([plainList, { display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }]);
export const social = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  paddingInline: vars.space.md,
  borderRadius: vars.radius.full,
  border: `${vars.border.hairline} solid rgb(255 255 255 / 0.35)`,
  color: vars.color.onHero,
  textDecoration: 'none',
});
