import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const lines = style({
  position: 'relative',
  margin: 0,
  marginBlockStart: vars.space.sm,
  padding: 0,
  listStyle: 'none',
});

export const following = style([lines, { maxBlockSize: '18rem', overflowY: 'auto' }]);

export const line = style({
  borderRadius: vars.radius.sm,
  paddingInline: vars.space.xs,
  selectors: { '&[aria-current]': { background: vars.color.brandSoft, color: vars.color.brandText } },
});

export const seek = style({
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space['2xs'],
  textAlign: 'start',
  color: 'inherit',
  font: 'inherit',
});
