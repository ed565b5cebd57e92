import { globalStyle, keyframes } from '@vanilla-extract/css';
import { SKELETON_AFTER } from '#campus/limits.ts';
import { vars } from './contract.css.ts';
import { from, LESS_MOTION } from './media.ts';

/**
 * What stands in the page until the app does (`src/campus/page/page-outline.ts`), in the places that the screen will have: bar and
 * page, the reader, login and registration with their hero. Written by whoever answers the navigation, who knows no class of ours.
 */
const outline = (kind: string) => `[data-outline="${kind}"]`;
const bar = `:is(${outline('page')}, ${outline('reader')}) > :first-child`;
const room = `:is(${outline('page')}, ${outline('reader')}) > :last-child`;

globalStyle('[data-outline]', {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  fontFamily: 'system-ui, sans-serif',
});
globalStyle(bar, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(${vars.size.headerMobile} + 1px)`,
  paddingInline: vars.pageMargin,
  paddingBlockStart: 'env(safe-area-inset-top)',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});
globalStyle(`${outline('page')} > :first-child`, {
  background: vars.color.surface,
  '@media': { [from('md')]: { minBlockSize: `calc(${vars.size.navTop} + 1px)` } },
});
globalStyle('[data-outline] b', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  fontWeight: 650,
  lineHeight: 1.25,
});
globalStyle('[data-outline] b img', { flex: 'none', borderRadius: vars.radius.xs });
// A learner of a partner's sees another name as soon as the app is there: none is better than one that changes.
globalStyle(`:root[data-tenant="own"] :is(${outline('page')}, ${outline('reader')}) b`, { visibility: 'hidden' });
globalStyle(room, {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  paddingInline: vars.pageMargin,
  paddingBlock: vars.space.lg,
});
globalStyle(`${outline('page')} > :last-child`, { paddingBlockStart: vars.size.strip });
globalStyle(`${outline('reader')} > :last-child`, {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.measure.reader} + 2 * ${vars.pageMargin})`,
  marginInline: 'auto',
});

const appear = keyframes({ from: { opacity: 0 } });
const bone = `:is(${room}) > i`;
globalStyle(bone, {
  display: 'block',
  blockSize: '1rem',
  borderRadius: vars.radius.sm,
  background: vars.color.skeleton,
  // What comes at once needs no stand-in.
  animation: `${appear} ${vars.motion.base} ${SKELETON_AFTER}ms backwards`,
  '@media': { [LESS_MOTION]: { animation: 'none' } },
});
globalStyle(`${bone}[data-bone="title"]`, { blockSize: '1.75rem', inlineSize: '60%' });
globalStyle(`${bone}[data-bone="box"]`, { blockSize: '9rem', borderRadius: vars.radius.lg });

globalStyle(outline('auth'), {
  '@media': { [from('md')]: { display: 'grid', gridTemplateColumns: '7fr 5fr' } },
});
globalStyle(`${outline('auth')} > :first-child`, {
  minBlockSize: '16rem',
  padding: `${vars.space.sm} ${vars.pageMargin}`,
  color: vars.color.onHero,
  background: `linear-gradient(135deg, ${vars.color.heroFrom}, ${vars.color.heroTo})`,
  '@media': { [from('md')]: { blockSize: '100dvh', padding: vars.space['3xl'] } },
});
globalStyle(`${outline('auth')} > :last-child`, {
  flex: '1 1 auto',
  marginBlockStart: `calc(-1 * ${vars.space['2xl']})`,
  borderStartStartRadius: vars.radius['2xl'],
  borderStartEndRadius: vars.radius['2xl'],
  background: vars.color.surface,
  '@media': { [from('md')]: { marginBlockStart: 0, borderRadius: 0 } },
});
globalStyle(`${outline('auth')} > :last-child > i`, { display: 'none' });

/** When what is shown was so, where it is not the page itself yet (`src/app/snapshot`): over it, so that nothing moves. */
globalStyle('[data-as-of]', {
  position: 'fixed',
  // It comes before the page, so that it is said first, and lies over all of it; what is under it can be pressed all the same.
  zIndex: 55,
  pointerEvents: 'none',
  insetBlockEnd: `calc(${vars.size.headerMobile} + ${vars.space.lg} + env(safe-area-inset-bottom))`,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - 2 * ${vars.pageMargin})`,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space['2xs'],
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  background: vars.color.surfaceRaised,
  // By night it lies on cards of its own colour.
  border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
  boxShadow: vars.shadow.e2,
  fontSize: '0.875rem',
});
// A banner lies at the bottom.
globalStyle('[data-as-of]:has(~ * [data-until-cookie]), [data-as-of]:has(~ [data-until-cookie])', {
  insetBlock: `calc(${vars.size.headerMobile} + ${vars.space.xs} + env(safe-area-inset-top)) auto`,
});
