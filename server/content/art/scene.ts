import * as v from 'valibot';

/** Recipes a content file may name (DESIGN-5); each one composes a few motifs into a whole cover. */
export const SCENE_RECIPES = [
  'lantern-path',
  'open-door',
  'night-window',
  'bridge',
  'tea-table',
  'notebook',
  'bus-stop',
  'tree-birds',
  'letter-box',
  'phone-light',
  'clock-coins',
  'speech-bubbles',
  'letter-tiles',
  'keys-house',
  'scales',
  'contract',
  'envelope',
  'shield-key',
  'scan-papers',
  'video-call',
  'map-pin',
  'bookshelf',
  'people-circle',
  'advice-desk',
  'workshop-tools',
  'safety-gear',
  'sun-house',
  'phone-contract',
  'laptop',
  'family-walk',
  'clock-people',
] as const;

/** Soft background colours a content file may ask for; left out, the seed chooses one. */
export const SCENE_TINTS = ['brand', 'accent', 'live', 'event', 'project', 'material', 'scorm', 'ugc'] as const;

/** A picture drawn by code: the same recipe, seed and tint give the same picture in the organisation's colours. */
export const sceneSchema = v.strictObject({
  scene: v.picklist(SCENE_RECIPES),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  tint: v.optional(v.picklist(SCENE_TINTS)),
});

export type Scene = v.InferOutput<typeof sceneSchema>;
export type SceneRecipe = (typeof SCENE_RECIPES)[number];
export type SceneTint = (typeof SCENE_TINTS)[number];
