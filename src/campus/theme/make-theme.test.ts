import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandTokens } from './brand-tokens.ts';
import { COLOR_ROLES, type ColorRole } from './color-roles.ts';
import { composite, contrast } from './color-solver.ts';
import { strongestGlowUnderText } from './hero-glow.ts';
import { makeTheme } from './make-theme.ts';
import { COURSE_KINDS, type Palette, type Theme } from './theme.ts';

const NEUTRALS = ['brand', 'warm', 'pure'] as const;
const SAFFRON = '#f7ad30';

function brandOf(mainColor: string, neutral: BrandTokens['neutral'], accent = SAFFRON): BrandTokens {
  return { mainColor, accent, neutral, radiusScale: 1, fontName: 'onest', glow: true, pattern: 'star' };
}

const SURFACES = ['bg', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
const STATUSES = ['info', 'success', 'warning', 'danger'] as const;

/** Foreground, ground, least ratio: what DESIGN-1 asks for. */
type Demand = [ColorRole, ColorRole, number];

const ON_SURFACES: Demand[] = SURFACES.flatMap((surface): Demand[] => [
  ['text', surface, 7],
  ['textMuted', surface, 4.5],
  ['brandText', surface, 4.5],
  ['accentText', surface, 4.5],
  ['borderStrong', surface, 3],
  ['focus', surface, 3],
  ...STATUSES.map((status): Demand => [status, surface, 4.5]),
  ...COURSE_KINDS.map((kind): Demand => [`${kind}Fg`, surface, 4.5]),
]);

const ON_TINTS: Demand[] = [
  ['brandText', 'brandSoft', 4.5],
  ['text', 'brandSoft', 7],
  ['accentText', 'accentSoft', 4.5],
  ['text', 'accentSoft', 7],
  ['info', 'infoSoft', 4.5],
  ['success', 'successSoft', 4.5],
  ['warning', 'warningSoft', 4.5],
  ['danger', 'dangerSoft', 4.5],
  ['text', 'infoSoft', 7],
  ['text', 'successSoft', 7],
  ['text', 'warningSoft', 7],
  ['text', 'dangerSoft', 7],
  ...COURSE_KINDS.map((kind): Demand => [`${kind}Fg`, `${kind}Soft`, 4.5]),
];

const ON_FILLS: Demand[] = [
  ['onBrand', 'brand', 4.5],
  ['onBrand', 'brandHover', 4.5],
  ['onBrand', 'brandPressed', 4.5],
  ['onHero', 'heroFrom', 4.5],
  ['onHero', 'heroTo', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onInfo', 'info', 4.5],
  ['onSuccess', 'success', 4.5],
  ['onWarning', 'warning', 4.5],
  ['onDanger', 'danger', 4.5],
];

const DEMANDS = [...ON_SURFACES, ...ON_TINTS, ...ON_FILLS];

function violationsOf(mode: string, palette: Palette): string[] {
  const unmet = DEMANDS.flatMap(([fg, ground, least]) => {
    const ratio = contrast(palette[fg], palette[ground]);
    return ratio < least ? [`${mode}: ${fg} on ${ground} ${ratio.toFixed(2)} < ${least}`] : [];
  });
  for (const end of ['heroFrom', 'heroTo'] as const) {
    const lit = composite(palette.accent, palette[end], strongestGlowUnderText());
    const ratio = contrast(palette.onHero, lit);
    if (ratio < 4.5) unmet.push(`${mode}: letters in the light of ${end} ${ratio.toFixed(2)} < 4.5`);
  }
  return unmet;
}

function violations({ light, dark }: Theme): string[] {
  return [...violationsOf('light', light), ...violationsOf('dark', dark)];
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const EXTREMES = [
  ...['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff'],
  ...['#808080', '#010101', '#fefefe', '#777777', '#0f6a6b', '#4a3fa3', '#f2c200', '#b5451f', '#1f6f43'],
];

describe('a theme from one colour', () => {
  it('is readable for 500 random tenants, each with a random accent', () => {
    fc.assert(
      fc.property(hex, hex, fc.constantFrom(...NEUTRALS), (main, accent, neutral) => {
        expect(violations(makeTheme(brandOf(main, neutral)))).toEqual([]);
        expect(violations(makeTheme(brandOf(main, neutral, accent)))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  }, 120_000);

  it.each(EXTREMES.flatMap((main) => NEUTRALS.map((neutral) => [main, neutral] as const)))(
    'is readable for %s with %s neutrals',
    (main, neutral) => {
      expect(violations(makeTheme(brandOf(main, neutral)))).toEqual([]);
    },
  );

  it('fills every role of both modes with a plain colour', () => {
    const { light, dark } = makeTheme(brandOf('#0f6a6b', 'warm'));
    for (const role of COLOR_ROLES) {
      expect(light[role], role).toMatch(/^#[0-9a-f]{6}$/);
      expect(dark[role], role).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('keeps a readable tenant colour as it is', () => {
    const { light } = makeTheme(brandOf('#0f6a6b', 'warm'));
    expect([light.brand, light.onBrand, light.heroFrom]).toEqual(['#0f6a6b', '#ffffff', '#0f6a6b']);
  });

  it('keeps a yellow tenant yellow and writes in ink on it', () => {
    const { light } = makeTheme(brandOf('#f2c200', 'brand'));
    expect(light.brand).toBe('#f2c200');
    expect(contrast(light.onBrand, light.brand)).toBeGreaterThan(7);
  });

  it('notices a letter that cannot be read', () => {
    const theme = makeTheme(brandOf('#0f6a6b', 'warm'));
    const broken = { ...theme, light: { ...theme.light, textMuted: '#c0c0c0', heroTo: '#8a8a8a' } };
    const found = violations(broken);
    expect(found.some((line) => line.startsWith('light: textMuted on bg'))).toBe(true);
    expect(found.some((line) => line.startsWith('light: letters in the light of heroTo'))).toBe(true);
  });
});
