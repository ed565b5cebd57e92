import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space.sm,
  minInlineSize: 0,
  padding: vars.space.lg,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

/** As it was written, with its lines. */
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const summary = style({ minBlockSize: vars.size.touch, paddingBlock: vars.space.sm, cursor: 'pointer' });

export const others = style({ display: 'grid', gap: vars.space.md, margin: 0, padding: 0, listStyle: 'none' });
