import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { CAN_HOVER } from '#ui/theme/media.ts';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  minBlockSize: '4.5rem',
  paddingBlock: vars.space.sm,
  paddingInline: `${vars.space.lg} ${vars.space['2xs']}`,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  selectors: { '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  '@media': { [CAN_HOVER]: { selectors: { '&:hover': { borderColor: vars.color.brand } } } },
});

/** Nobody has read it: a dot where the line begins. */
export const dot = style({
  position: 'absolute',
  insetInlineStart: vars.space['2xs'],
  insetBlockStart: '1.75rem',
  inlineSize: '9px',
  blockSize: '9px',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
});

export const text = style({ flex: '1 1 auto', minInlineSize: 0, paddingBlockStart: vars.space['3xs'] });

/** The whole row is one link, or the button that says "read". */
export const cover = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.md,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** A few lines, not a text to read. */
export const message = style({ color: vars.color.textMuted });
globalStyle(`${row} ${message}`, { fontSize: '0.9375rem', lineHeight: vars.line.small });
globalStyle(`${row} ${message} > * + *`, { marginBlockStart: vars.space['3xs'] });
globalStyle(`${message} a`, { position: 'relative', zIndex: 1 });
// Its first line stands out; what follows in blocks of its own does not.
globalStyle(`${row}[data-unread] ${message}`, { color: vars.color.text, fontWeight: 600 });
globalStyle(`${row}[data-unread] ${message} > :is(p, ul, ol) ~ *`, { color: vars.color.textMuted, fontWeight: 400 });

export const menu = style({ position: 'relative', zIndex: 1, flexShrink: 0 });
