import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 });
export const label = style([textSize.label]);
export const optional = style({ color: vars.color.textMuted, fontWeight: 400 });
export const help = style([textSize.small, { color: vars.color.textMuted }]);
export const error = style([
  textSize.small,
  { display: 'flex', alignItems: 'flex-start', gap: vars.space['2xs'], color: vars.color.danger, fontWeight: 500 },
]);

export const control = style({
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.input,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  fontSize: '1rem',
  lineHeight: vars.line.body,
  textAlign: 'start',
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.border.control} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    // Drawn inward, so that the field keeps its size; the outer ring would be cut off inside a sheet.
    '&:focus-visible': {
      outline: 'none',
      borderColor: vars.color.focus,
      boxShadow: `inset 0 0 0 1px ${vars.color.focus}`,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&[aria-invalid="true"]:focus-visible': { boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&:disabled': { opacity: 0.6 },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.text,
      boxShadow: `inset 0 0 0 100vmax ${vars.color.brandSoft}`,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:focus-visible': { outline: '2px solid Highlight' } } } },
});

export const textarea = style([control, { paddingBlock: vars.space.sm, minBlockSize: '7.5rem', resize: 'vertical' }]);

/** A control with something at its inline end: the password's button, the arrow of a list. */
export const framed = style({ position: 'relative', display: 'flex' });
export const withEnd = style({ paddingInlineEnd: vars.space['5xl'] });
export const end = style({
  position: 'absolute',
  insetInlineEnd: vars.space['2xs'],
  insetBlock: 0,
  marginBlock: 'auto',
  display: 'flex',
  alignItems: 'center',
});
export const showButton = style([
  textSize.label,
  {
    minBlockSize: vars.size.touch,
    minInlineSize: vars.size.touch,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.sm,
    color: vars.color.brandText,
  },
]);

export const select = style([control, { paddingInlineEnd: vars.space['3xl'], textOverflow: 'ellipsis' }]);
export const selectArrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space.sm,
  insetBlock: 0,
  marginBlock: 'auto',
  pointerEvents: 'none',
  color: vars.color.textMuted,
});

export const checkboxRow = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
});
export const checkbox = style({
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  accentColor: vars.color.brand,
  cursor: 'pointer',
});

// E-mail, telephone and address run left to right in every language, but begin where the text begins while empty.
globalStyle(`${control}:is([type="email"], [type="tel"], [type="url"]):not(:placeholder-shown)`, { direction: 'ltr' });
globalStyle(`[dir="rtl"] ${control}:is([type="email"], [type="tel"], [type="url"])`, { textAlign: 'end' });
globalStyle(`[dir="rtl"] ${control}:is([type="email"], [type="tel"], [type="url"]):placeholder-shown`, {
  textAlign: 'start',
});

// A password runs left to right in every language, but begins where the text does; its button stays at the end of the line.
globalStyle(`[dir="rtl"] ${withEnd}[dir="ltr"]`, {
  textAlign: 'end',
  paddingInlineStart: vars.space['5xl'],
  paddingInlineEnd: vars.space.md,
});
