import { contrast, hexOf, solve, toneOf } from './color-solver.ts';
import type { Palette } from './theme.ts';
import {
  CONTROL,
  FOCUS,
  type Grounds,
  HERO_TEXT,
  heroColor,
  INK_ON_FILL,
  inBrand,
  KIND_HUES,
  MUTED_TEXT,
  onAccent,
  pair,
  RUNNING_TEXT,
  type Source,
  STATUS_HUES,
  surfacesOf,
  WHITE,
} from './theme-parts.ts';

function lightGrounds(source: Source): Grounds {
  const { hue, chroma } = source.neutral;
  return {
    bg: hexOf({ lightness: 0.985, chroma: chroma * 0.8, hue }),
    surface: WHITE,
    surfaceRaised: WHITE,
    surfaceSunken: hexOf({ lightness: 0.962, chroma: chroma * 1.25, hue }),
    border: hexOf({ lightness: 0.895, chroma: chroma * 1.7, hue }),
  };
}

/**
 * The fill of the primary button in the light. Used unchanged where white or ink text passes on it (a yellow tenant gets
 * ink), else darkened just enough for white.
 */
function lightFill(source: Source): { fill: string; on: string } {
  if (contrast(source.main, WHITE) >= 4.5) return { fill: source.main, on: WHITE };
  const ink = hexOf(inBrand(source, 0.2, 0.03));
  if (source.brand.lightness > 0.72 && contrast(source.main, ink) >= INK_ON_FILL) return { fill: source.main, on: ink };
  return { fill: solve(source.brand, [WHITE], 4.55, 'black'), on: WHITE };
}

function lightBrand(source: Source, surfaces: readonly string[]) {
  const { fill, on } = lightFill(source);
  const { lightness } = toneOf(fill);
  // Away from the text's side, so that contrast grows; a nearly black fill has no room there and goes the other way.
  const away = on === WHITE && lightness > 0.2 ? -1 : 1;
  const shade = (by: number) => hexOf({ ...source.brand, lightness: lightness + by * away });
  const text = pair(
    { ...source.brand, lightness: Math.min(source.brand.lightness, 0.52) },
    { lightness: 0.945, chroma: Math.min(source.brand.chroma * 0.32, 0.045), hue: source.brand.hue },
    surfaces,
    'black',
  );
  const ring = { lightness: Math.min(source.brand.lightness, 0.55), chroma: Math.max(source.brand.chroma, 0.09) };
  return {
    brand: fill,
    onBrand: on,
    brandHover: shade(0.05),
    brandPressed: shade(0.09),
    brandSoft: text.soft,
    brandText: text.fg,
    focus: solve({ ...ring, hue: source.brand.hue }, surfaces, FOCUS, 'black'),
  };
}

function lightHero(source: Source, accent: string) {
  const heroFrom = heroColor(inBrand(source, Math.min(source.brand.lightness, 0.5), 0.15), source, accent, HERO_TEXT);
  const from = toneOf(heroFrom);
  const to = { lightness: Math.max(from.lightness - 0.15, 0.2), chroma: from.chroma * 0.8, hue: source.brand.hue + 18 };
  return { heroFrom, heroTo: heroColor(to, source, accent, HERO_TEXT), onHero: WHITE };
}

function lightAccent({ accent, accentColor }: Source, surfaces: readonly string[]) {
  // The light is fire: its tint leans to yellow, its text to brown, else the two look like mustard.
  const text = pair(
    { lightness: 0.55, chroma: 0.12, hue: accent.hue - 8 },
    { lightness: 0.955, chroma: 0.05, hue: accent.hue + 8 },
    surfaces,
    'black',
  );
  return {
    accent: accentColor,
    onAccent: onAccent(accentColor, accent.hue),
    accentSoft: text.soft,
    accentText: text.fg,
  };
}

function lightStatuses(surfaces: readonly string[]) {
  const status = (hue: number) =>
    pair({ lightness: 0.55, chroma: 0.15, hue }, { lightness: 0.955, chroma: 0.03, hue }, surfaces, 'black');
  const info = status(STATUS_HUES.info);
  const success = status(STATUS_HUES.success);
  const warning = status(STATUS_HUES.warning);
  const danger = status(STATUS_HUES.danger);
  return {
    info: info.fg,
    infoSoft: info.soft,
    onInfo: WHITE,
    success: success.fg,
    successSoft: success.soft,
    onSuccess: WHITE,
    warning: warning.fg,
    warningSoft: warning.soft,
    onWarning: WHITE,
    danger: danger.fg,
    dangerSoft: danger.soft,
    onDanger: WHITE,
  };
}

function lightKinds(source: Source, surfaces: readonly string[]) {
  const kind = (hue: number) =>
    pair({ lightness: 0.52, chroma: 0.13, hue }, { lightness: 0.94, chroma: 0.04, hue }, surfaces, 'black');
  // What is learnt at one's own pace, and modules made of it, are the campus itself: they wear its hue.
  const own = kind(source.brand.hue);
  const live = kind(KIND_HUES.live);
  const event = kind(KIND_HUES.event);
  const project = kind(KIND_HUES.project);
  const material = kind(KIND_HUES.material);
  const scorm = kind(KIND_HUES.scorm);
  const ugc = kind(KIND_HUES.ugc);
  return {
    moduleFg: own.fg,
    moduleSoft: own.soft,
    selfPacedFg: own.fg,
    selfPacedSoft: own.soft,
    liveFg: live.fg,
    liveSoft: live.soft,
    eventFg: event.fg,
    eventSoft: event.soft,
    projectFg: project.fg,
    projectSoft: project.soft,
    materialFg: material.fg,
    materialSoft: material.soft,
    scormFg: scorm.fg,
    scormSoft: scorm.soft,
    ugcFg: ugc.fg,
    ugcSoft: ugc.soft,
  };
}

/** All colours of the light mode. */
export function lightPalette(source: Source): Palette {
  const grounds = lightGrounds(source);
  const surfaces = surfacesOf(grounds);
  const text = inBrand(source, 0.24, 0.02);
  const towards = 'black';
  const accents = lightAccent(source, surfaces);
  return {
    ...grounds,
    text: solve(text, surfaces, RUNNING_TEXT, towards),
    textMuted: solve(inBrand(source, 0.5, 0.02), surfaces, MUTED_TEXT, towards),
    borderStrong: solve(inBrand(source, 0.66, 0.018), surfaces, CONTROL, towards),
    ...lightBrand(source, surfaces),
    ...lightHero(source, accents.accent),
    ...accents,
    ...lightStatuses(surfaces),
    ...lightKinds(source, surfaces),
  };
}
