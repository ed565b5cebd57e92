import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const status = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.sm, outline: 'none' });
export const statusText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['3xs'],
  minInlineSize: 0,
});
export const calm = style({ color: vars.color.success });
export const busy = style({ color: vars.color.brandText });
export const alarm = style({ color: vars.color.danger });

/** One line per change: a sign, what it is, how long ago. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  selectors: { 'li:last-child > &': { borderBlockEnd: 'none' } },
});
export const sign = style({ flexShrink: 0, color: vars.color.textMuted, marginBlockStart: '0.125rem' });
export const text = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });

/** A decision: what could not be sent, why, and what can be done about it. */
export const refused = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: vars.space.md,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderInlineStart: `4px solid ${vars.color.danger}`,
  overflowWrap: 'anywhere',
});
export const own = style([textSize.body, { fontWeight: 600 }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2xs'],
  paddingBlockStart: vars.space['2xs'],
});
/** Wide under the thumb on phones, at the end of the line from sm on. */
export const foot = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space['2xs'],
  '@media': { [from('sm')]: { flexDirection: 'row', justifyContent: 'flex-end', gap: vars.space.xs } },
});
globalStyle(`${actions} > button`, { paddingInline: vars.space.sm });
