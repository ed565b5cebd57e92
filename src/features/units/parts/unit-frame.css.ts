import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

/** What one can do comes first where there is one column, and stays in view beside the rest from lg on (LEARN-2). */
export const frame = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 21.25rem', columnGap: vars.space['3xl'] } },
});

export const actions = style({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [from('lg')]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.navTop} + ${vars.space.md})`,
      padding: vars.space.lg,
      background: vars.color.surface,
      border: `${vars.border.hairline} solid ${vars.color.border}`,
      borderRadius: vars.radius.lg,
    },
  },
});

export const content = style({
  display: 'grid',
  gap: vars.space['2xl'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridColumn: 1, gridRow: 1 } },
});
