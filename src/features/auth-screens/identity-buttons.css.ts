import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const line = { content: '""', flex: '1 1 0', blockSize: '1px', background: vars.color.border } as const;

/** A word between two ways in, on a line. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  selectors: { '&::before': line, '&::after': line },
});
