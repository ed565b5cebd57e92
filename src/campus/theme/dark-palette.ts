import { hexOf, solve } from './color-solver.ts';
import type { Palette } from './theme.ts';
import {
  CONTROL,
  FOCUS,
  type Grounds,
  HERO_TEXT,
  heroColor,
  inBrand,
  KIND_HUES,
  MUTED_TEXT,
  onAccent,
  pair,
  RUNNING_TEXT,
  type Source,
  STATUS_HUES,
  surfacesOf,
  TEXT,
  WHITE,
} from './theme-parts.ts';

function darkGrounds(source: Source): Grounds {
  const ground = (lightness: number, share: number) =>
    hexOf({ lightness, chroma: Math.min(source.brand.chroma, 0.1) * share, hue: source.brand.hue });
  return {
    bg: ground(0.17, 0.16),
    surface: ground(0.215, 0.18),
    surfaceRaised: ground(0.255, 0.2),
    surfaceSunken: ground(0.135, 0.14),
    border: ground(0.33, 0.2),
  };
}

function darkBrand(source: Source, surfaces: readonly string[]) {
  const fill = inBrand(source, Math.max(0.74, Math.min(source.brand.lightness + 0.2, 0.82)), 0.13);
  const brand = hexOf(fill);
  const pressed = hexOf({ ...fill, lightness: fill.lightness - 0.05 });
  const soft = { lightness: 0.3, chroma: Math.min(source.brand.chroma * 0.5, 0.055), hue: source.brand.hue };
  const text = pair(inBrand(source, 0.78, 0.12), soft, surfaces, 'white');
  return {
    brand,
    onBrand: solve(inBrand(source, 0.24, 0.06), [brand, pressed], TEXT, 'black'),
    brandHover: hexOf({ ...fill, lightness: fill.lightness + 0.05 }),
    brandPressed: pressed,
    brandSoft: text.soft,
    brandText: text.fg,
    focus: solve(inBrand(source, 0.8, 0.12), surfaces, FOCUS, 'white'),
  };
}

function darkHero(source: Source, accent: string) {
  const { chroma, hue } = source.brand;
  const from = { lightness: 0.31, chroma: Math.min(chroma * 0.5, 0.06), hue };
  const to = { lightness: 0.22, chroma: Math.min(chroma * 0.4, 0.05), hue: hue + 12 };
  return {
    heroFrom: heroColor(from, source, accent, HERO_TEXT),
    heroTo: heroColor(to, source, accent, HERO_TEXT),
    onHero: WHITE,
  };
}

function darkAccent({ accent }: Source, surfaces: readonly string[]) {
  const color = hexOf({ ...accent, lightness: Math.min(accent.lightness + 0.02, 0.86), chroma: accent.chroma * 0.9 });
  const text = pair(
    { lightness: 0.82, chroma: 0.12, hue: accent.hue },
    { lightness: 0.31, chroma: 0.05, hue: accent.hue },
    surfaces,
    'white',
  );
  return { accent: color, onAccent: onAccent(color, accent.hue), accentSoft: text.soft, accentText: text.fg };
}

function darkStatuses(surfaces: readonly string[]) {
  const status = (hue: number) =>
    pair({ lightness: 0.78, chroma: 0.12, hue }, { lightness: 0.29, chroma: 0.05, hue }, surfaces, 'white');
  const on = (fill: string, hue: number) => solve({ lightness: 0.22, chroma: 0.04, hue }, [fill], TEXT, 'black');
  const info = status(STATUS_HUES.info);
  const success = status(STATUS_HUES.success);
  const warning = status(STATUS_HUES.warning);
  const danger = status(STATUS_HUES.danger);
  return {
    info: info.fg,
    infoSoft: info.soft,
    onInfo: on(info.fg, STATUS_HUES.info),
    success: success.fg,
    successSoft: success.soft,
    onSuccess: on(success.fg, STATUS_HUES.success),
    warning: warning.fg,
    warningSoft: warning.soft,
    onWarning: on(warning.fg, STATUS_HUES.warning),
    danger: danger.fg,
    dangerSoft: danger.soft,
    onDanger: on(danger.fg, STATUS_HUES.danger),
  };
}

function darkKinds(source: Source, surfaces: readonly string[]) {
  const kind = (hue: number) =>
    pair({ lightness: 0.8, chroma: 0.11, hue }, { lightness: 0.3, chroma: 0.05, hue }, surfaces, 'white');
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

/** All colours of the dark mode. */
export function darkPalette(source: Source): Palette {
  const grounds = darkGrounds(source);
  const surfaces = surfacesOf(grounds);
  const text = inBrand(source, 0.93, source.neutral.chroma);
  const towards = 'white';
  const accents = darkAccent(source, surfaces);
  return {
    ...grounds,
    text: solve(text, surfaces, RUNNING_TEXT, towards),
    textMuted: solve(inBrand(source, 0.7, 0.016), surfaces, MUTED_TEXT, towards),
    borderStrong: solve(inBrand(source, 0.5, 0.018), surfaces, CONTROL, towards),
    ...darkBrand(source, surfaces),
    ...darkHero(source, accents.accent),
    ...accents,
    ...darkStatuses(surfaces),
    ...darkKinds(source, surfaces),
  };
}
