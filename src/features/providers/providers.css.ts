import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  padding: vars.space.lg,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

/** Logos are made for white paper. */
export const logo = style({
  blockSize: '3rem',
  maxInlineSize: '10rem',
  objectFit: 'contain',
  padding: vars.space['2xs'],
  background: '#ffffff',
  borderRadius: vars.radius.sm,
});

export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg } },
});
