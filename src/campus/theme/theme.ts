import * as v from 'valibot';
import { recordOf } from '#campus/text/record-of.ts';
import { COLOR_ROLES, type ColorRole } from './color-roles.ts';

/** The nine course kinds have fixed hues, so that learners learn them in every tenant (DESIGN-2). */
export const COURSE_KINDS = ['module', 'selfPaced', 'live', 'event', 'project', 'material', 'scorm', 'ugc'] as const;

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
