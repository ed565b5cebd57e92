import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { CAN_HOVER } from '#ui/theme/media.ts';

export const bell = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  color: 'inherit',
  selectors: { '&[aria-current="page"]': { background: vars.color.brandSoft, color: vars.color.brandText } },
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
});
