import * as v from 'valibot';
import { recordOf } from '#campus/text/record-of.ts';

/** The nine course kinds have fixed hues, so that learners learn them in every tenant (DESIGN-2). */
export const COURSE_KINDS = ['module', 'selfPaced', 'live', 'event', 'project', 'material', 'scorm', 'ugc'] as const;

/** Colour roles of one mode; the names are the contract's (src/ui/theme/contract.css.ts, DESIGN-3). */
export const COLOR_ROLES = [
  'bg',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'border',
  'borderStrong',
  'text',
  'textMuted',
  'brand',
  'onBrand',
  'brandHover',
  'brandPressed',
  'brandSoft',
  'brandText',
  'focus',
  'heroFrom',
  'heroTo',
  'onHero',
  'accent',
  'onAccent',
  'accentSoft',
  'accentText',
  'info',
  'infoSoft',
  'onInfo',
  'success',
  'successSoft',
  'onSuccess',
  'warning',
  'warningSoft',
  'onWarning',
  'danger',
  'dangerSoft',
  'onDanger',
  'moduleFg',
  'moduleSoft',
  'selfPacedFg',
  'selfPacedSoft',
  'liveFg',
  'liveSoft',
  'eventFg',
  'eventSoft',
  'projectFg',
  'projectSoft',
  'materialFg',
  'materialSoft',
  'scormFg',
  'scormSoft',
  'ugcFg',
  'ugcSoft',
] as const;

export type ColorRole = (typeof COLOR_ROLES)[number];

const palette = v.object(recordOf(COLOR_ROLES, () => v.string()));

/** A whole derived theme: what the server computes from one tenant colour and the page sets on `:root`. */
export const themeSchema = v.object({
  light: palette,
  dark: palette,
  radiusScale: v.number(),
  glow: v.boolean(),
  pattern: v.picklist(['star', 'none', 'waves']),
});

export type Palette = Record<ColorRole, string>;
export type Theme = v.InferOutput<typeof themeSchema>;
