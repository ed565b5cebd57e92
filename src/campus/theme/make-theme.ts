import type { BrandTokens } from './brand-tokens.ts';
import { darkPalette } from './dark-palette.ts';
import { lightPalette } from './light-palette.ts';
import type { Theme } from './theme.ts';
import { sourceOf } from './theme-parts.ts';

/**
 * Derives everything a tenant's campus is painted with from one colour: pure, a few milliseconds, called by the server (and
 * by the design page). Each pair of colours that the app puts together passes WCAG 2.2 AA in both modes (DESIGN-1).
 */
export function makeTheme(brand: BrandTokens): Theme {
  const source = sourceOf(brand);
  return {
    light: lightPalette(source),
    dark: darkPalette(source),
    radiusScale: brand.radiusScale,
    glow: brand.glow,
    pattern: brand.pattern,
  };
}
