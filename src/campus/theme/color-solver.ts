import {
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  toGamut,
  wcagContrast,
} from 'culori/fn';

/** A colour as hue, chroma and lightness in OKLCH: the space in which equal steps look equal. */
export interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

/** culori registers colour spaces by call: without these four it can neither convert nor measure contrast. */
const toOklch = registerMode(modeOklch);
registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklab);
const intoScreen = toGamut('rgb', 'oklch');

/** Small enough not to be seen as a jump, big enough to end quickly. */
const STEP = 0.005;
/** A grey has no hue; some hue is needed for the derived tints, a quiet blue fits anywhere. */
const HUE_OF_GREY = 250;

/** Takes a `#rrggbb` apart. Throws on anything else, since a theme is only ever derived from parsed brand tokens. */
export function toneOf(color: string): Tone {
  const oklch = toOklch(color);
  if (oklch === undefined) throw new RangeError(`not a colour: ${color}`);
  return { lightness: oklch.l, chroma: oklch.c, hue: oklch.h ?? HUE_OF_GREY };
}

/** The nearest colour that a screen can show; keeps the hue and gives way in chroma. */
export function hexOf({ lightness, chroma, hue }: Tone): string {
  return formatHex(intoScreen({ mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: chroma, h: hue }));
}

/** WCAG 2 contrast ratio of two opaque colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/**
 * The first colour on the way from `start` towards black or white that reaches `ratio` against every one of `against`.
 * Hue and chroma belong to the tenant, lightness belongs to accessibility (DESIGN-1).
 */
export function solve(start: Tone, against: readonly string[], ratio: number, towards: 'black' | 'white'): string {
  const step = towards === 'black' ? -STEP : STEP;
  for (let lightness = start.lightness; lightness >= 0 && lightness <= 1; lightness += step) {
    const candidate = hexOf({ ...start, lightness });
    if (against.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return towards === 'black' ? '#000000' : '#ffffff';
}

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** What the eye gets where `light` lies over `ground` with the given opacity, blended in sRGB as browsers do. */
export function composite(light: string, ground: string, opacity: number): string {
  const [lr, lg, lb] = channels(light);
  const [gr, gg, gb] = channels(ground);
  const mix = (over: number, under: number): number => Math.round(over * opacity + under * (1 - opacity));
  return `#${[mix(lr, gr), mix(lg, gg), mix(lb, gb)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
