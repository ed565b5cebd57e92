import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { CAN_HOVER } from '#ui/theme/media.ts';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  blockSize: '100%',
  padding: vars.space.sm,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.e1,
  transition: `box-shadow ${vars.motion.base}, border-color ${vars.motion.base}`,
  selectors: { '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  '@media': {
    [CAN_HOVER]: { selectors: { '&:hover': { boxShadow: vars.shadow.e2, borderColor: vars.color.brand } } },
  },
});

export const text = style({ flex: '1 1 auto', minInlineSize: 0 });

/** The whole row is one link. */
export const link = style({
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none' },
  },
});
