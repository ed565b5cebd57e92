import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Palette } from '#campus/theme/theme.ts';
import { drawScene } from '#server/content/art/draw-scene.ts';
import { decodeText, unreadableMessage } from '#server/content/files/decode-text.ts';
import type { Picture } from '#server/content/files/file-values.ts';
import type { Mistake } from '#server/content/files/mistakes.ts';
import type { Media } from './media.ts';

export interface Pictures {
  /** The picture's address; null where there is no picture. */
  addressOf(picture: Picture | undefined, file: string, field: string): string | null;
}

/** What may not be in a picture even though it is only ever shown as one (ASVS 1.3.4). */
const UNSAFE =
  /<script|<foreignObject|<!ENTITY|<!DOCTYPE|\son[a-z]+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#|data:image\/)/i;

const PICTURE_MAX_BYTES = 200_000;

/** Pictures of the campus's folder or drawn in its colours; what cannot be one is a mistake. */
export function collectPictures(folder: string, palette: Palette, media: Media, mistakes: Mistake[]): Pictures {
  return {
    addressOf(picture, file, field) {
      if (picture === undefined) return null;
      const svg = typeof picture === 'string' ? readPicture(folder, picture) : drawScene(picture, palette);
      if (typeof svg === 'string') return media.add(svg, 'svg');
      mistakes.push({ file, field, message: svg.mistake });
      return null;
    },
  };
}

function readPicture(folder: string, path: string): string | { mistake: string } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, path));
  } catch {
    return { mistake: `the picture ${path} is missing` };
  }
  const svg = decodeText(bytes);
  if (typeof svg !== 'string') return { mistake: unreadableMessage(path, svg) };
  if (!svg.includes('<svg')) return { mistake: `${path} is no SVG picture` };
  if (UNSAFE.test(svg)) return { mistake: `${path} holds a script or a reference to something outside` };
  if (svg.length > PICTURE_MAX_BYTES) return { mistake: `${path} is larger than ${PICTURE_MAX_BYTES} bytes` };
  return svg;
}
