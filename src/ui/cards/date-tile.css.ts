import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const tile = style({
  display: 'inline-grid',
  alignContent: 'center',
  justifyItems: 'center',
  flexShrink: 0,
  minInlineSize: '4rem',
  minBlockSize: '4rem',
  paddingInline: vars.space['2xs'],
  borderRadius: vars.radius.md,
});

export const over = style({ color: vars.color.textMuted, background: vars.color.surfaceSunken });
export const day = style([textSize['title-l'], { lineHeight: 1.1 }]);
export const month = style([textSize.caption, { whiteSpace: 'nowrap' }]);
