import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space.md,
});
/** One line, whatever the language calls it. */
export const leave = style({ flex: 'none', marginInlineStart: 'auto', whiteSpace: 'nowrap' });
