import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Palette } from '#campus/theme.ts';
import { drawScene } from '#server/content/art/draw-scene.ts';
import type { Picture } from './file-values.ts';
import type { Mistake } from './mistakes.ts';

/** Collects the pictures of a campus: each is named by its content, so that an address never changes its picture. */
export interface Pictures {
  /** The address below the campus's own host, like `/media/<sha256>.svg`; null where there is no picture. */
  addressOf(picture: Picture | undefined, file: string, field: string): string | null;
  /** Puts every picture that is not there yet into the folder; a file is whole or absent. */
  writeTo(mediaFolder: string): void;
}

/** What may not be in a picture even though it is only ever shown as one (ASVS 1.3.4). */
const UNSAFE =
  /<script|<foreignObject|<!ENTITY|<!DOCTYPE|\son[a-z]+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#|data:image\/)/i;

const PICTURE_MAX_BYTES = 200_000;

export function collectPictures(folder: string, palette: Palette, mistakes: Mistake[]): Pictures {
  const contents = new Map<string, string>();
  return {
    addressOf(picture, file, field) {
      if (picture === undefined) return null;
      const svg = typeof picture === 'string' ? readPicture(folder, picture) : drawScene(picture, palette);
      if (typeof svg !== 'string') {
        mistakes.push({ file, field, message: svg.mistake });
        return null;
      }
      const name = `${createHash('sha256').update(svg).digest('hex')}.svg`;
      contents.set(name, svg);
      return `/media/${name}`;
    },
    writeTo(mediaFolder) {
      mkdirSync(mediaFolder, { recursive: true });
      for (const [name, svg] of contents) {
        const path = join(mediaFolder, name);
        if (existsSync(path)) continue;
        const unfinished = `${path}.${process.pid}.part`;
        writeFileSync(unfinished, svg);
        renameSync(unfinished, path);
      }
    },
  };
}

function readPicture(folder: string, path: string): string | { mistake: string } {
  let svg: string;
  try {
    svg = readFileSync(join(folder, path), 'utf8');
  } catch {
    return { mistake: `the picture ${path} is missing` };
  }
  if (!svg.includes('<svg')) return { mistake: `${path} is no SVG picture` };
  if (UNSAFE.test(svg)) return { mistake: `${path} holds a script or a reference to something outside` };
  if (svg.length > PICTURE_MAX_BYTES) return { mistake: `${path} is larger than ${PICTURE_MAX_BYTES} bytes` };
  return svg;
}
