import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const list = style({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' });

export const entry = style([
  textSize.small,
  {
    display: 'grid',
    gap: vars.space['2xs'],
    paddingBlockStart: vars.space.sm,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  },
]);

export const note = style([textSize.small]);
