import type { BrandTokens } from './brand-tokens.ts';
import { composite, contrast, hexOf, solve, type Tone, toneOf } from './color-solver.ts';
import { strongestGlowUnderText } from './hero-glow.ts';

/**
 * Ratios aimed at; each a little over the law (WCAG 2.2: 4.5 for text, 3 for controls; 7 for running text is our own),
 * because a browser rounds colours.
 */
export const RUNNING_TEXT = 12;
export const MUTED_TEXT = 4.8;
export const TEXT = 4.6;
export const CONTROL = 3.05;
export const FOCUS = 3.2;
export const HERO_TEXT = 6;
export const INK_ON_FILL = 7;

export const WHITE = '#ffffff';

/** Fixed hues: what warns, and what a kind of course is, looks the same in every tenant (DESIGN-2). */
export const STATUS_HUES = { info: 245, success: 152, warning: 70, danger: 27 } as const;
export const KIND_HUES = { live: 18, event: 310, project: 268, material: 120, scorm: 235, ugc: 345 } as const;
const WARM_HUE = 80;

export interface Source {
  /** The tenant's colour, and the same taken apart. */
  main: string;
  brand: Tone;
  /** The tint of papers and lines: the tenant's, a warm one, or none. */
  neutral: { hue: number; chroma: number };
  accentColor: string;
  accent: Tone;
  glow: boolean;
}

export function sourceOf(tokens: BrandTokens): Source {
  const brand = toneOf(tokens.mainColor);
  const neutrals = {
    brand: { hue: brand.hue, chroma: Math.min(brand.chroma, 0.02) / 2 },
    warm: { hue: WARM_HUE, chroma: 0.008 },
    pure: { hue: brand.hue, chroma: 0 },
  };
  return {
    main: tokens.mainColor,
    brand,
    neutral: neutrals[tokens.neutral],
    accentColor: tokens.accent,
    accent: toneOf(tokens.accent),
    glow: tokens.glow,
  };
}

/** The tenant's hue at another lightness, its chroma at most `cap`. */
export function inBrand({ brand }: Source, lightness: number, cap: number): Tone {
  return { lightness, chroma: Math.min(brand.chroma, cap), hue: brand.hue };
}

/** A foreground and the tint that belongs to it; the foreground passes on the tint and on every surface. */
export function pair(fg: Tone, softTone: Tone, surfaces: readonly string[], towards: 'black' | 'white') {
  const soft = hexOf(softTone);
  return { fg: solve(fg, [...surfaces, soft], TEXT, towards), soft };
}

/** Papers of one mode, from the page to what floats above it. */
export interface Grounds {
  bg: string;
  surface: string;
  surfaceRaised: string;
  surfaceSunken: string;
  border: string;
}

export function surfacesOf({ bg, surface, surfaceRaised, surfaceSunken }: Grounds): readonly string[] {
  return [bg, surface, surfaceRaised, surfaceSunken];
}

/** Darkens a hero colour until white passes on it, at the worst pixel of the light too. */
export function heroColor(start: Tone, source: Source, accent: string, ratio: number): string {
  for (let tone = start; tone.lightness > 0; tone = { ...tone, lightness: tone.lightness - 0.005 }) {
    const color = hexOf(tone);
    const lit = source.glow ? composite(accent, color, strongestGlowUnderText()) : color;
    if (contrast(WHITE, color) >= ratio && contrast(WHITE, lit) >= TEXT) return color;
  }
  return '#000000';
}

/** Ink or white, whichever reads better; one of the two always passes. */
export function onAccent(accent: string, hue: number): string {
  const ink = solve({ lightness: 0.3, chroma: 0.06, hue }, [accent], INK_ON_FILL, 'black');
  return contrast(ink, accent) >= contrast(WHITE, accent) ? ink : WHITE;
}
