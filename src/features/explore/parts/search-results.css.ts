import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const hit = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['2xs'],
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  overflowWrap: 'anywhere',
});

/** The whole row is one link. */
export const link = style({
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg } },
});

export const mark = style({ color: vars.color.accentText, background: vars.color.accentSoft, fontWeight: 600 });
