import type { Palette } from '#campus/theme.ts';
import type { Scene } from './scene.ts';

/** A whole 16:9 picture as SVG text in the organisation's colours; deterministic by the scene's seed. */
export function drawScene(scene: Scene, palette: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" data-scene="${scene.scene}"><rect width="640" height="360" fill="${palette.brandSoft}"/></svg>`;
}
