import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const rules = style({
  display: 'grid',
  gap: vars.space['2xs'],
  listStyleType: '""',
  margin: 0,
  padding: 0,
});

const rule = style([textSize.small, { display: 'flex', alignItems: 'center', gap: vars.space.xs }]);

export const open = style([rule, { color: vars.color.textMuted }]);
export const met = style([rule, { color: vars.color.success }]);
