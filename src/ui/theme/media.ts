import { BREAKPOINTS } from '#campus/limits.ts';

/** Media query from a breakpoint of the specification upwards: `'@media': {[from('md')]: {…}}`. */
export function from(breakpoint: keyof typeof BREAKPOINTS): string {
  return `(min-width: ${BREAKPOINTS[breakpoint]}px)`;
}

/** Media query below a breakpoint. */
export function below(breakpoint: keyof typeof BREAKPOINTS): string {
  return `(max-width: ${BREAKPOINTS[breakpoint] - 0.02}px)`;
}

export const LESS_MOTION = '(prefers-reduced-motion: reduce)';
export const MORE_CONTRAST = '(prefers-contrast: more)';
export const FORCED_COLORS = '(forced-colors: active)';
export const DARK = '(prefers-color-scheme: dark)';
export const CAN_HOVER = '(hover: hover) and (pointer: fine)';
