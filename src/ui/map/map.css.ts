import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const frame = style({
  position: 'relative',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  isolation: 'isolate',
});

/** The sheet under the points: squares like those of a paper map, where there are no pictures of a service. */
export const sheet = style({
  blockSize: 'min(26rem, 60vh)',
  background: vars.color.surfaceSunken,
  backgroundImage: `linear-gradient(${vars.color.border} 1px, transparent 1px), linear-gradient(90deg, ${vars.color.border} 1px, transparent 1px)`,
  backgroundSize: '3rem 3rem',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
});

export const tools = style({
  position: 'absolute',
  insetBlockStart: vars.space.sm,
  insetInlineEnd: vars.space.sm,
  zIndex: 1000,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2xs'],
});

export const tool = style({ background: vars.color.surfaceRaised, boxShadow: vars.shadow.e2 });

export const attribution = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 1000,
  padding: `${vars.space['3xs']} ${vars.space.xs}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: '0.75rem',
});

export const mark = style({ display: 'grid', placeItems: 'center' });

const round = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  padding: 0,
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.surface}`,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 650,
  cursor: 'pointer',
  boxShadow: vars.shadow.e2,
});

const hole = {
  content: '',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.full,
  background: vars.color.onBrand,
};

/** By category: a tutor stands out among those who learn, a place has no letter. */
export const point = styleVariants({
  learner: [round, { background: vars.color.brand, color: vars.color.onBrand }],
  tutor: [round, { background: vars.color.surface, color: vars.color.brandText, borderColor: vars.color.brand }],
  place: [round, { background: vars.color.brand, selectors: { '&::before': hole } }],
});

export const group = style([
  round,
  { inlineSize: '2.75rem', blockSize: '2.75rem', background: vars.color.accent, color: vars.color.onAccent },
]);

/*
 * What Leaflet needs of a style sheet, for the parts of it that are used. Its own comes as one file, which would be in
 * that of every page.
 */
const LAYERS = ['pane', 'tile', 'marker-icon', 'tile-container', 'layer'].map((name) => `${sheet} .leaflet-${name}`);
globalStyle(LAYERS.join(', '), { position: 'absolute', insetInlineStart: 0, insetBlockStart: 0 });
globalStyle(`${sheet}.leaflet-container`, { overflow: 'hidden' });
globalStyle(`${sheet}.leaflet-touch-zoom`, { touchAction: 'none' });
globalStyle(`${sheet} .leaflet-tile`, {
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  userSelect: 'none',
  visibility: 'hidden',
});
globalStyle(`${sheet} .leaflet-tile-loaded`, { visibility: 'inherit' });
globalStyle(`${sheet} .leaflet-tile-pane`, { zIndex: 200 });
globalStyle(`${sheet} .leaflet-marker-pane`, { zIndex: 600 });
globalStyle(`${sheet} .leaflet-zoom-animated`, { transformOrigin: '0 0' });
globalStyle(`${sheet} .leaflet-zoom-anim .leaflet-zoom-animated`, {
  transition: `transform ${vars.motion.base}`,
});
globalStyle(`${sheet} .leaflet-zoom-anim .leaflet-tile`, { transition: 'none' });
globalStyle(`${sheet}.leaflet-grab`, { cursor: 'grab' });
globalStyle(`.leaflet-dragging ${sheet}`, { cursor: 'grabbing' });
