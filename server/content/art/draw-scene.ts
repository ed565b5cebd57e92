import type { Palette } from '#campus/theme/theme.ts';
import { type Ink, mixInk } from './ink.ts';
import { PAPERS } from './recipes/papers.ts';
import { STUDY } from './recipes/study.ts';
import { TOGETHER } from './recipes/together.ts';
import { WAYS } from './recipes/ways.ts';
import type { Scene, SceneRecipe } from './scene.ts';
import { STROKE } from './shapes.ts';

const RECIPES: Record<SceneRecipe, (ink: Ink) => string> = { ...WAYS, ...STUDY, ...PAPERS, ...TOGETHER };

/**
 * Draws a cover: a whole SVG document of 640 × 360, at most 6 kB, in the colours of an organisation's light palette.
 * The same scene and palette give the same text; there is no script and no reference to anything outside.
 */
export function drawScene(scene: Scene, palette: Palette): string {
  const ink = mixInk(scene, palette);
  const frame = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"';
  const outline = `fill="none" stroke="${ink.line}" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg ${frame}><g ${outline}>${RECIPES[scene.scene](ink)}</g></svg>`;
}
