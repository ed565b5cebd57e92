/** Two ends and the ink that can be read all the way between them. */
export type ReadableGradient = { start: string; end: string; ink: string };

/** WCAG 2.2, 1.4.3: for text of every size. */
const ENOUGH = 4.5;
const STEP = 0.05;
const INKS = ['#ffffff', '#101616'] as const;

type Rgb = readonly [number, number, number];

/**
 * The gradient of an organisation's choice with text on it (CATALOGUE-3): the better of white and ink, and where neither
 * can be read on both ends, both are moved away from it until it can.
 */
export function readableGradient(start: string, end: string): ReadableGradient {
  const ends = [rgbOf(start), rgbOf(end)];
  const worst = (ink: string, colors: readonly Rgb[]): number =>
    Math.min(...colors.map((color) => contrast(rgbOf(ink), color)));
  const ink = worst(INKS[0], ends) >= worst(INKS[1], ends) ? INKS[0] : INKS[1];
  const away: Rgb = ink === INKS[0] ? [0, 0, 0] : [255, 255, 255];
  let share = 0;
  const moved = (): Rgb[] => ends.map((color) => mix(color, away, share));
  while (worst(ink, moved()) < ENOUGH && share < 1) share += STEP;
  const [first = '', last = ''] = moved().map(hexOf);
  return { start: first, end: last, ink };
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', ''), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function mix([r, g, b]: Rgb, [toR, toG, toB]: Rgb, share: number): Rgb {
  return [r + (toR - r) * share, g + (toG - g) * share, b + (toB - b) * share];
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
