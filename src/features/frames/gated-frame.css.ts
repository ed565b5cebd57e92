import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const frame = style({
  inlineSize: '100%',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
});

export const film = style([frame, { aspectRatio: '16 / 9' }]);
/** The room is there before the exercise is: nothing jumps. */
export const exercise = style([frame, { blockSize: 'clamp(22rem, 70vh, 40rem)' }]);

export const playing = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xs });

export const gate = style({
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});

export const picture = style({ display: 'block', inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' });

export const text = style({ display: 'grid', gap: vars.space.md, padding: vars.space.lg });
