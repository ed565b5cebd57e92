import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

/** Where an overlay comes from; nothing with less motion, then it only fades. */
const travel = createVar();
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const arrive = keyframes({ from: { opacity: 0, translate: `0 ${travel}` } });
const leave = keyframes({ to: { opacity: 0, translate: `0 ${travel}` } });

export const overlay = style({
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  boxShadow: vars.shadow.e3,
  overscrollBehavior: 'contain',
  maxBlockSize: 'calc(100dvh - 2rem)',
  overflow: 'auto',
  animation: `${arrive} ${vars.motion.overlay} ${vars.motion.out}`,
  selectors: {
    '&[data-closing]': { animation: `${leave} ${vars.motion.overlay} ${vars.motion.in} forwards` },
    '&::backdrop': { background: vars.color.scrim, animation: `${fadeIn} ${vars.motion.overlay}` },
    '&[data-closing]::backdrop': { animation: `${fadeOut} ${vars.motion.overlay} forwards` },
    '&:focus': { outline: 'none' },
  },
});

const middle = {
  inlineSize: `min(${vars.measure.dialog}, calc(100vw - 2rem))`,
  margin: 'auto',
  borderRadius: vars.radius.xl,
  vars: { [travel]: `calc(12px * ${vars.motion.distance})` },
};

export const shape = styleVariants({
  dialog: middle,
  screen: {
    inlineSize: '100%',
    blockSize: '100dvh',
    maxInlineSize: '100%',
    maxBlockSize: '100dvh',
    margin: 0,
    border: 'none',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    vars: { [travel]: `calc(40% * ${vars.motion.distance})` },
    '@media': { [from('md')]: { ...middle, blockSize: 'auto', paddingBlockEnd: 0 } },
  },
  full: {
    inlineSize: '100%',
    blockSize: '100dvh',
    maxInlineSize: '100%',
    maxBlockSize: '100dvh',
    margin: 0,
    border: 'none',
    vars: { [travel]: `calc(12px * ${vars.motion.distance})` },
  },
  sheet: {
    inlineSize: '100%',
    maxInlineSize: '100%',
    marginBlock: 'auto 0',
    marginInline: 0,
    borderStartStartRadius: vars.radius['2xl'],
    borderStartEndRadius: vars.radius['2xl'],
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    vars: { [travel]: `calc(40% * ${vars.motion.distance})` },
    '@media': { [from('md')]: { ...middle, paddingBlockEnd: 0 } },
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: vars.space.xl,
  selectors: {
    [`${shape.full} > &`]: {
      boxSizing: 'border-box',
      blockSize: '100%',
      gap: vars.space.sm,
      padding: vars.space.sm,
      paddingBlockEnd: `max(${vars.space.sm}, env(safe-area-inset-bottom))`,
    },
  },
});
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.sm });
export const title = style({ flexGrow: 1, paddingBlockStart: vars.space.xs });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
});
