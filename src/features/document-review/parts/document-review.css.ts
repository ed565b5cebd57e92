import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** One document with all that belongs to its decision. */
export const frame = style({
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.md,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

/** Written by a person: lines are theirs. */
export const comment = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
