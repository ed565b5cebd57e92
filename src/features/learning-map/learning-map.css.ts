import { style } from '@vanilla-extract/css';
import { plainList } from '#ui/layout/layout.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { CAN_HOVER, FORCED_COLORS, from } from '#ui/theme/media.ts';

/** Across a stop. */
const STOP = 'min(3.25rem, 13vw)';
/** How far the path swings: beside the cards on a phone, where large letters need the room, between them on wide pages. */
const NARROW = 'min(5.25rem, 21vw)';
const WIDE = '12rem';
/** From the top of a station to the middle of its stop. */
const MIDDLE = `calc(${vars.space.md} + ${STOP} / 2)`;

const wide = from('md');

export const map = style({ display: 'grid', paddingBlockStart: vars.space.sm });

export const stations = style([plainList, { display: 'grid' }]);

export const station = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${NARROW} minmax(0, 1fr)`,
  columnGap: vars.space.md,
  alignItems: 'start',
  paddingBlockEnd: vars.space.xl,
  '@media': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${WIDE} minmax(0, 1fr)`, columnGap: vars.space.lg } },
});

export const road = style({
  position: 'absolute',
  insetBlockStart: MIDDLE,
  insetInlineStart: `calc(${STOP} / 2)`,
  inlineSize: `calc(${NARROW} - ${STOP})`,
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
  pointerEvents: 'none',
  transform: `scaleX(${vars.flow})`,
  '@media': {
    [wide]: {
      insetInlineStart: `calc(50% - (${WIDE} - ${STOP}) / 2)`,
      inlineSize: `calc(${WIDE} - ${STOP})`,
    },
  },
});

export const ground = style({
  stroke: vars.color.border,
  strokeWidth: '1rem',
  selectors: { '[data-state="finished"] > * > &': { stroke: vars.color.brand } },
  '@media': { [FORCED_COLORS]: { stroke: 'CanvasText' } },
});

/** Stones to step on; behind the learner each of them is a small light. */
export const stones = style({
  stroke: vars.color.surface,
  strokeWidth: '0.375rem',
  strokeDasharray: '0 18',
  selectors: { '[data-state="finished"] > * > &': { stroke: vars.color.accent } },
  '@media': { [FORCED_COLORS]: { stroke: 'Canvas' } },
});

export const stop = style({
  position: 'relative',
  gridColumn: 1,
  gridRow: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: STOP,
  blockSize: STOP,
  marginBlockStart: vars.space.md,
  borderRadius: vars.radius.full,
  border: `${vars.border.selected} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  selectors: {
    '[data-side="end"] > &': { justifySelf: 'end' },
    '[data-state="finished"] > &': {
      background: vars.color.brand,
      borderColor: vars.color.brand,
      color: vars.color.onBrand,
    },
    '[data-state="begun"] > &': {
      background: vars.color.brandSoft,
      borderColor: vars.color.brand,
      color: vars.color.brandText,
    },
    '[data-state="current"] > &': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
      boxShadow: `0 0 0 6px ${vars.color.accentSoft}, ${vars.shadow.e2}`,
    },
  },
  '@media': { [wide]: { gridColumn: 2 } },
});

export const card = style({
  position: 'relative',
  gridColumn: 2,
  gridRow: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.e1,
  transition: `box-shadow ${vars.motion.base}, border-color ${vars.motion.base}`,
  selectors: {
    '[data-state="current"] > &': { borderColor: vars.color.brand, boxShadow: vars.shadow.e2 },
    // What cannot be opened now steps back.
    '&[data-away]': { background: vars.color.bg, boxShadow: 'none' },
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [CAN_HOVER]: { selectors: { '&:hover': { boxShadow: vars.shadow.e2, borderColor: vars.color.brand } } },
    [wide]: {
      gridColumn: 1,
      gridTemplateColumns: '9rem minmax(0, 1fr)',
      selectors: { '[data-side="end"] > &': { gridColumn: 3 } },
    },
  },
});

export const media = style({
  position: 'relative',
  minBlockSize: '100%',
  aspectRatio: '21 / 9',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  selectors: { '[data-away] > &': { filter: 'grayscale(1)', opacity: 0.5 } },
  '@media': { [wide]: { aspectRatio: 'auto' } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const text = style({
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.md,
  overflowWrap: 'anywhere',
});

/** The whole card is the target; the ring is drawn around it. */
export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 }, '&:focus-visible': { outline: 'none' } },
});

export const goal = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${NARROW} minmax(0, 1fr)`,
  columnGap: vars.space.md,
  alignItems: 'center',
  '@media': { [wide]: { gridTemplateColumns: '1fr', justifyItems: 'center', textAlign: 'center' } },
});

export const lantern = style({
  inlineSize: '7rem',
  marginInlineStart: `calc((${NARROW} - 7rem) / 2)`,
  '@media': { [wide]: { inlineSize: '11rem', marginInlineStart: 0 } },
});
