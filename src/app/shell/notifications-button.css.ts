import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { CAN_HOVER } from '#ui/theme/media.ts';

export const button = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  padding: 0,
  border: 'none',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:is([aria-current="page"], [aria-expanded="true"])': {
      background: vars.color.brandSoft,
      color: vars.color.brandText,
    },
  },
  '@media': { [CAN_HOVER]: { selectors: { '&:hover': { background: vars.color.surfaceSunken } } } },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: '0.25rem',
  insetInlineEnd: '0.125rem',
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '1.125rem',
  textAlign: 'center',
  // Drawn, not written: the button's name says how many in words, which in Arabic need not hold the digit.
  selectors: { '&::before': { content: 'attr(data-count)' } },
});

/** Below the bar, where its tools end. */
export const popover = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: `calc(${vars.size.navTop} + ${vars.space.xs})`,
  insetInlineEnd: `max(${vars.pageMargin}, calc((100vw - ${vars.measure.container}) / 2))`,
  inlineSize: 'min(26rem, calc(100vw - 2rem))',
  maxBlockSize: `calc(100dvh - ${vars.size.navTop} - 2rem)`,
  margin: 0,
  padding: vars.space.md,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.e3,
});
