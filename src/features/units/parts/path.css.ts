import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const DOT = '2rem';

export const path = style({ display: 'grid', gap: vars.space.md, margin: 0, padding: 0, listStyle: 'none' });

/** The line that joins the stations runs behind their dots. */
export const node = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${DOT} 1fr`,
  gap: vars.space.md,
  selectors: {
    'li:not(:last-child) > &::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${DOT} / 2 - 1px)`,
      insetBlockStart: DOT,
      insetBlockEnd: `calc(-1 * ${vars.space.md} - ${vars.space.md})`,
      inlineSize: '2px',
      background: vars.color.border,
    },
  },
});

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: DOT,
  blockSize: DOT,
  marginBlockStart: vars.space.md,
  borderRadius: vars.radius.full,
  border: `${vars.border.selected} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  zIndex: 0,
  selectors: {
    '[data-state="COMPLETED"] > &': {
      background: vars.color.success,
      borderColor: vars.color.success,
      color: vars.color.onSuccess,
    },
    '[data-state="TAKEN"] > &': { borderColor: vars.color.brand, background: vars.color.brandSoft },
  },
});

export const text = style({
  position: 'relative',
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  // What cannot be opened now steps back.
  selectors: { '[data-away] > &': { background: vars.color.bg } },
});

/** The whole station is one link. */
export const link = style({
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg } },
});
