import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const track = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  border: '1px solid transparent',
});
export const ground = styleVariants({
  brand: { background: vars.color.border, color: vars.color.brand },
  success: { background: vars.color.border, color: vars.color.success },
  /** On a hero: light on dark. */
  hero: { background: 'rgb(255 255 255 / 0.28)', color: vars.color.accent },
});
export const fill = style({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: 'currentColor',
  transition: `inline-size ${vars.motion.overlay} ${vars.motion.out}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const segments = style({ display: 'flex', gap: vars.space['2xs'], inlineSize: '100%' });
export const segment = style({
  flexGrow: 1,
  blockSize: '0.375rem',
  borderRadius: vars.radius.full,
  background: vars.color.border,
  selectors: {
    '&[data-state="done"]': { background: vars.color.brand },
    '&[data-state="current"]': { background: vars.color.accent },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&[data-state]': { background: 'Highlight' } },
    },
  },
});
export const ring = style({ display: 'inline-grid', placeItems: 'center', color: vars.color.brandText });
export const ringPart = style({ gridArea: '1 / 1' });
export const ringValue = style({
  transformOrigin: 'center',
  transform: 'rotate(-90deg)',
  transition: `stroke-dashoffset ${vars.motion.overlay} ${vars.motion.out}`,
});
