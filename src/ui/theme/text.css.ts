import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** The type scale (DESIGN-9): sizes in rem, lines by script, so that Arabic gets its air wherever a size is used. */
export const textSize = styleVariants({
  caption: { fontSize: '0.8125rem', lineHeight: vars.line.caption, fontWeight: 500 },
  small: { fontSize: '0.875rem', lineHeight: vars.line.small },
  body: { fontSize: '1rem', lineHeight: vars.line.body },
  reading: { fontSize: 'clamp(1.0625rem, 1rem + 0.2vw, 1.125rem)', lineHeight: vars.line.reading },
  label: { fontSize: '0.9375rem', lineHeight: vars.line.small, fontWeight: 600 },
  'title-s': { fontSize: '1rem', lineHeight: vars.line.heading, fontWeight: 600 },
  'title-m': { fontSize: '1.125rem', lineHeight: vars.line.heading, fontWeight: 650 },
  'title-l': { fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)', lineHeight: vars.line.heading, fontWeight: 650 },
  'display-s': {
    fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)',
    lineHeight: vars.line.display,
    fontWeight: 700,
    letterSpacing: vars.tracking.display,
  },
  'display-l': {
    fontSize: 'clamp(1.875rem, 1.5rem + 2.2vw, 3.25rem)',
    lineHeight: vars.line.display,
    fontWeight: 700,
    letterSpacing: vars.tracking.display,
  },
});

export const tone = styleVariants({
  text: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  brand: { color: vars.color.brandText },
  accent: { color: vars.color.accentText },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
  onHero: { color: vars.color.onHero },
  inherit: { color: 'inherit' },
});

const clamped = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;

export const clamp = styleVariants({ 1: clamped(1), 2: clamped(2), 3: clamped(3) });

/** For those who listen: out of sight, not out of reach. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
