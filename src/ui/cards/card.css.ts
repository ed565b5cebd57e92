import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { CAN_HOVER } from '#ui/theme/media.ts';
import { textSize } from '#ui/theme/text.css.ts';

const cards = createContainer();
/** Below this width of the list a card is a row with a small picture (DESIGN-8). */
const AS_ROW = `${cards} (max-width: 419.98px)`;

export const list = style({ containerType: 'inline-size', containerName: cards });

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.e1,
  transition: `box-shadow ${vars.motion.base}, border-color ${vars.motion.base}`,
  selectors: {
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@container': { [AS_ROW]: { flexDirection: 'row', padding: vars.space.sm, gap: vars.space.sm } },
  '@media': {
    [CAN_HOVER]: { selectors: { '&:hover': { boxShadow: vars.shadow.e2, borderColor: vars.color.brand } } },
  },
});
export const media = style({
  position: 'relative',
  flexShrink: 0,
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderStartStartRadius: `calc(${vars.radius.lg} - 1px)`,
  borderStartEndRadius: `calc(${vars.radius.lg} - 1px)`,
  background: vars.color.surfaceSunken,
  '@container': {
    // A picture does not grow with the letters: they need the room.
    [AS_ROW]: {
      inlineSize: 'min(5.5rem, 30%)',
      aspectRatio: '1',
      alignSelf: 'flex-start',
      borderRadius: vars.radius.md,
    },
  },
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
/** In a corner of the picture. */
export const date = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xs,
  insetInlineStart: vars.space.xs,
  display: 'grid',
});
// In a row the picture is no bigger than the date, which then is all there is, and grows with its letters.
globalStyle(`${media}:has(${date})`, {
  '@container': { [AS_ROW]: { inlineSize: 'auto', aspectRatio: 'auto', overflow: 'visible', background: 'none' } },
});
globalStyle(`${media}:has(${date}) > :not(${date})`, { '@container': { [AS_ROW]: { display: 'none' } } });
globalStyle(`${media} > ${date}`, { '@container': { [AS_ROW]: { position: 'static' } } });
// What cannot be opened now steps back; its words stay as readable as ever.
globalStyle(`${card}[data-muted] ${media}`, { filter: 'grayscale(1)', opacity: 0.5 });
globalStyle(`${card}[data-muted]`, { background: vars.color.bg, boxShadow: 'none' });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  alignItems: 'flex-start',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.md,
  '@container': { [AS_ROW]: { padding: 0, gap: vars.space['2xs'], alignSelf: 'center' } },
});
/** Around the title, which has a direction of its own. */
export const head = style({ maxInlineSize: '100%' });
export const title = style([textSize['title-s'], { overflowWrap: 'anywhere' }]);
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The whole card is the target; the ring is drawn around it too.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none' },
  },
});
/** Beside the bookmark, which lies in the corner of a row. */
export const kind = style({
  display: 'flex',
  maxInlineSize: '100%',
  '@container': { [AS_ROW]: { maxInlineSize: `calc(100% - ${vars.size.touch} + ${vars.space.sm})` } },
});
export const meta = style([
  textSize.small,
  { display: 'flex', flexWrap: 'wrap', columnGap: '0.4em', color: vars.color.textMuted },
]);
globalStyle(`${meta} > *`, { minInlineSize: 0, overflowWrap: 'anywhere' });
globalStyle(`${meta} > * + *::before`, { content: '"· "' });
/** Facts, or why it cannot be opened now: one in the place of the other. */
export const facts = style({ display: 'grid' });
globalStyle(`${facts} > *`, { gridArea: '1 / 1', minBlockSize: '1lh' });
/** As high as a line of facts without a sign. */
export const closed = style([
  textSize.small,
  { display: 'flex', alignItems: 'center', blockSize: '1lh', whiteSpace: 'nowrap', color: vars.color.textMuted },
]);
globalStyle(`${card}[data-muted] ${meta}`, { visibility: 'hidden' });
export const foot = style({ alignSelf: 'stretch', marginBlockStart: 'auto', paddingBlockStart: vars.space['2xs'] });
/** Bookmark and menu lie above the link. */
export const actions = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2xs'],
  '@container': { [AS_ROW]: { insetBlockStart: vars.space['2xs'], insetInlineEnd: vars.space['2xs'] } },
});
globalStyle(`${actions} button`, { background: vars.color.surface });
// On a picture: a hover that lets it through would take the sign away.
globalStyle(`${actions} button:hover:not(:disabled)`, {
  '@media': { [CAN_HOVER]: { background: vars.color.surfaceSunken } },
});
// What stands below the bookmark would lie over the title of a row, whichever direction that runs in.
globalStyle(`${card}:has(${actions} > button) ${head}`, {
  '@container': { [AS_ROW]: { paddingInlineEnd: `calc(${vars.size.touch} - ${vars.space['2xs']})` } },
});
