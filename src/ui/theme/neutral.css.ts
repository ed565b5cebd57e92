import { globalStyle } from '@vanilla-extract/css';
import { COLOR_ROLES, type ColorRole } from '#campus/theme/color-roles.ts';
import { makeTheme } from '#campus/theme/make-theme.ts';
import type { Palette } from '#campus/theme/theme.ts';
import { vars } from './contract.css.ts';
import { DARK } from './media.ts';
import { modeVariable } from './mode-variable.ts';

/**
 * The build knows no tenant: this quiet slate is what a page without organisation data shows. Derived while building, so
 * neither the derivation nor culori is in what a learner loads.
 */
const NEUTRAL = makeTheme({
  mainColor: '#42545c',
  accent: '#f7ad30',
  neutral: 'pure',
  radiusScale: 1,
  fontName: 'onest',
  glow: true,
  pattern: 'star',
});

/**
 * `--lc-color-x` takes the tenant's `--lc-light-x` or `--lc-dark-x`. The choice between the two is made here, in static CSS:
 * no `<style>` text, which the policy refuses, no script that listens, no flash, and Safari 16.4 has no `light-dark()`.
 */
function colorsOf(mode: 'light' | 'dark', palette: Palette): Record<string, string> {
  return Object.fromEntries(
    COLOR_ROLES.map((role: ColorRole) => [vars.color[role], `var(${modeVariable(mode, role)}, ${palette[role]})`]),
  );
}

/** No shadow in the dark: height is a lighter surface and a line (DESIGN-6). */
const WARM_INK = '40 30 10';
const light = {
  colorScheme: 'light',
  vars: {
    ...colorsOf('light', NEUTRAL.light),
    [vars.color.scrim]: 'rgb(10 20 20 / 0.48)',
    [vars.color.skeleton]: vars.color.surfaceSunken,
    [vars.color.skeletonHi]: vars.color.surface,
    [vars.shadow.e1]: `0 1px 2px rgb(${WARM_INK} / 0.06), 0 1px 1px rgb(${WARM_INK} / 0.04)`,
    [vars.shadow.e2]: `0 2px 4px rgb(${WARM_INK} / 0.05), 0 8px 20px -6px rgb(${WARM_INK} / 0.12)`,
    [vars.shadow.e3]: `0 8px 16px -4px rgb(${WARM_INK} / 0.1), 0 24px 48px -12px rgb(${WARM_INK} / 0.22)`,
  },
} as const;

const dark = {
  colorScheme: 'dark',
  vars: {
    ...colorsOf('dark', NEUTRAL.dark),
    [vars.color.scrim]: 'rgb(0 0 0 / 0.64)',
    [vars.color.skeleton]: vars.color.surfaceRaised,
    [vars.color.skeletonHi]: vars.color.border,
    [vars.shadow.e1]: 'none',
    [vars.shadow.e2]: 'none',
    [vars.shadow.e3]: 'none',
  },
} as const;

globalStyle(':root', light);
globalStyle(':root:not([data-mode="light"])', { '@media': { [DARK]: dark } });
globalStyle(':root[data-mode="dark"]', dark);
