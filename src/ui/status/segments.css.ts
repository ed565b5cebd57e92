import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const box = style({
  display: 'flex',
  // Large letters may need a line each.
  flexWrap: 'wrap',
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  padding: vars.space['2xs'],
  gap: vars.space['2xs'],
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
});

/** One of a few views of the same page: a link, so that the way back leads to the one before. */
export const segment = style([
  textSize.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.lg,
    borderRadius: vars.radius.full,
    color: vars.color.textMuted,
    textDecoration: 'none',
    textAlign: 'center',
    selectors: {
      '&[aria-current="page"]': {
        background: vars.color.surface,
        color: vars.color.brandText,
        boxShadow: vars.shadow.e1,
      },
    },
  },
]);
