import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space.md,
  minInlineSize: 0,
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const head = style({ display: 'grid', gap: vars.space['2xs'] });

/** The room is there before the exercise is: nothing jumps. */
export const room = style({ position: 'relative', display: 'grid', minBlockSize: '16rem' });

export const instead = style({
  gridArea: '1 / 1',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.sm,
  textAlign: 'center',
});

export const frame = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
});

/** Asked to be high only once it has something to show. */
export const unseen = style([frame, { visibility: 'hidden' }]);

/** Over the whole lesson: the exercise itself may be out of sight. */
export const leaving = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.sm,
  padding: vars.pageMargin,
  background: vars.color.bg,
});
