import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const list = style({ display: 'grid', listStyleType: '""', margin: 0, padding: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});

export const off = style({ marginInlineStart: 'auto', color: vars.color.textMuted });
