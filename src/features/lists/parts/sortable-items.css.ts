import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '4.5rem',
  paddingBlock: vars.space.xs,
});

export const text = style({ flex: '1 1 auto', minInlineSize: 0 });

/** Everything between the handle and the menu. */
export const link = style({
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.sm },
  },
});

export const menu = style({ position: 'relative', zIndex: 1 });
