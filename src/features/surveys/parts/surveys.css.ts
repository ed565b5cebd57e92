import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  padding: vars.space.lg,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

/** The whole card is the target. */
export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg } },
});

/** Over the target of the card. */
export const above = style({ position: 'relative', zIndex: 1, flex: 'none', marginInlineStart: 'auto' });

/** The name of a survey takes a line of its own before it is squeezed. */
export const facts = style({ flex: '1 1 8rem' });
