import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const counters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.sm,
  margin: 0,
  maxInlineSize: vars.measure.reader,
});

export const counter = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.xs,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const number = style([textSize['title-l'], { margin: 0, fontVariantNumeric: 'tabular-nums' }]);
