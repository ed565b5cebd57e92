import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const block = style({
  padding: vars.space.lg,
  border: `${vars.border.hairline} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  color: vars.color.textMuted,
  selectors: {
    '&[data-offered]': {
      borderStyle: 'solid',
      borderColor: vars.color.success,
      background: vars.color.successSoft,
      color: vars.color.text,
    },
  },
});
