import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const calm = style({ color: vars.color.textMuted });

const badge = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.full,
  // A ring in the colour of the header sets it off from the cloud.
  border: `${vars.border.selected} solid ${vars.color.surface}`,
  boxSizing: 'content-box',
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '1.25rem',
  textAlign: 'center',
});

export const count = styleVariants({
  busy: [badge, { background: vars.color.brand, color: vars.color.onBrand }],
  alarm: [badge, { background: vars.color.danger, color: vars.color.onDanger }],
});
