import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const calm = style({ color: vars.color.textMuted });

const badge = style({
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineEnd: 0,
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.full,
  // A ring in the colour of the header sets it off from the cloud.
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '1.125rem',
  textAlign: 'center',
  // Drawn, not written: the button's name says how many in words, which in Arabic need not hold the digit.
  selectors: { '&::before': { content: 'attr(data-count)' } },
});

export const count = styleVariants({
  busy: [badge, { background: vars.color.brand, color: vars.color.onBrand }],
  alarm: [badge, { background: vars.color.danger, color: vars.color.onDanger }],
});
