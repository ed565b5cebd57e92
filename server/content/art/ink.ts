import type { ColorRole } from '#campus/theme/color-roles.ts';
import type { Palette } from '#campus/theme/theme.ts';
import type { Scene, SceneTint } from './scene.ts';
import { hashOf, type Random, seededRandom } from './seeded-random.ts';

/** The few colours of one picture, chosen from the organisation's palette. */
export type Ink = {
  /** Soft background of the whole sheet. */
  ground: string;
  /** A second soft colour beside the background. */
  side: string;
  /** A third soft colour for small things. */
  third: string;
  /** Strong colour of the background's own hue, for few and small areas. */
  deep: string;
  line: string;
  paper: string;
  sunken: string;
  brand: string;
  night: string;
  dusk: string;
  /** Leaves, water and wood keep their own colours, whatever the tint. */
  leaf: string;
  leafDeep: string;
  water: string;
  wood: string;
  light: string;
  lightSoft: string;
  random: Random;
  /** Makes ids unique where several pictures stand inline on one page. */
  id: string;
};

const SOFT: Record<SceneTint, { soft: ColorRole; strong: ColorRole; beside: readonly [SceneTint, ...SceneTint[]] }> = {
  brand: { soft: 'brandSoft', strong: 'brand', beside: ['project', 'material', 'event'] },
  accent: { soft: 'accentSoft', strong: 'accentText', beside: ['brand', 'live', 'material'] },
  live: { soft: 'liveSoft', strong: 'liveFg', beside: ['event', 'accent', 'scorm'] },
  event: { soft: 'eventSoft', strong: 'eventFg', beside: ['project', 'brand', 'live'] },
  project: { soft: 'projectSoft', strong: 'projectFg', beside: ['brand', 'event', 'material'] },
  material: { soft: 'materialSoft', strong: 'materialFg', beside: ['brand', 'accent', 'scorm'] },
  scorm: { soft: 'scormSoft', strong: 'scormFg', beside: ['project', 'brand', 'material'] },
  ugc: { soft: 'ugcSoft', strong: 'ugcFg', beside: ['event', 'accent', 'project'] },
};

/** Chooses the colours of a scene: a tint named in the file wins, else the seed decides. */
export function mixInk(scene: Scene, palette: Palette): Ink {
  const name = `${scene.scene}/${scene.seed}`;
  const random = seededRandom(name);
  const drawn = random.pick(['brand', 'accent', 'project', 'material', 'event', 'scorm'] as const);
  const tint = SOFT[scene.tint ?? drawn];
  const side = random.pick(tint.beside);
  const third = scene.tint === 'accent' || side === 'accent' ? 'brand' : 'accent';
  return {
    ground: palette[tint.soft],
    side: palette[SOFT[side].soft],
    third: palette[SOFT[third].soft],
    deep: palette[tint.strong],
    line: palette.text,
    paper: palette.surface,
    sunken: palette.surfaceSunken,
    brand: palette.brand,
    night: palette.heroTo,
    dusk: palette.heroFrom,
    leaf: palette.materialSoft,
    leafDeep: palette.materialFg,
    water: palette.scormSoft,
    wood: palette.accentText,
    light: palette.accent,
    lightSoft: palette.accentSoft,
    random,
    id: hashOf(name).toString(36),
  };
}
