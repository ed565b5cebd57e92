import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';
import { textSize } from '#ui/theme/text.css.ts';

const arrive = keyframes({ from: { opacity: 0, translate: `0 calc(-8px * ${vars.motion.distance})` } });

/** Under the header on phones, in the upper corner at the end of the line from sm on (DESIGN-15). */
export const region = style({
  position: 'fixed',
  zIndex: 50,
  inset: 'auto',
  insetBlockStart: `calc(${vars.size.headerMobile} + ${vars.space.xs} + env(safe-area-inset-top))`,
  insetInline: vars.pageMargin,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  inlineSize: 'auto',
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': {
    [from('sm')]: { insetInline: `auto ${vars.pageMargin}`, inlineSize: '24rem' },
    [from('md')]: { insetBlockStart: `calc(${vars.size.navTop} + ${vars.space.sm})` },
  },
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const toast = style([
  textSize.small,
  {
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space.sm,
    // Only what has two things to do breaks into lines.
    selectors: { '&:has(button + button)': { flexWrap: 'wrap' } },
    paddingBlock: vars.space['2xs'],
    paddingInline: `${vars.space.md} ${vars.space['2xs']}`,
    minBlockSize: '3.25rem',
    borderRadius: vars.radius.md,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    boxShadow: vars.shadow.e3,
    pointerEvents: 'auto',
    animation: `${arrive} ${vars.motion.base} ${vars.motion.out}`,
  },
]);
export const sign = styleVariants({
  success: { color: vars.color.success },
  info: { color: vars.color.info },
  error: { color: vars.color.danger },
});
/** Two do not fit beside the words: they stand below them. */
export const manyActions = style({
  order: 1,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginBlockStart: `calc(${vars.space.xs} * -1)`,
});
export const close = style({ alignSelf: 'flex-start' });
export const message = style({ flex: '1 1 0', minInlineSize: 0, paddingBlock: vars.space.xs, fontWeight: 500 });
