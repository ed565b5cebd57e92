import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from '#server/content/files/mistakes.ts';
import type { Localized } from '#server/model/localized.ts';
import type { Organisation } from '#server/model/shapes.ts';
import { cleanWebp } from '#server/pictures/clean-webp.ts';
import type { Media } from './media.ts';

/** It is fetched where somebody looks at the browser's offer to install, on prepaid data perhaps. */
const SCREEN_MAX_BYTES = 60_000;

type Screen = { file: string; form: 'narrow' | 'wide'; label: Localized };

/** Pictures of the app in the organisation's colours, which browsers show where they offer to install it. */
export function layOutScreens(
  folder: string,
  screens: readonly Screen[],
  { media, mistakes }: { media: Media; mistakes: Mistake[] },
): Organisation['screenshots'] {
  return screens.flatMap(({ file, ...screen }, n) => {
    const read = readScreen(join(folder, file));
    if ('content' in read) return [{ ...screen, sizes: read.sizes, src: media.add(read.content, 'webp') }];
    mistakes.push({ file: 'organisation.yaml', field: `screenshots.${n}.file`, message: `${file} ${read.mistake}` });
    return [];
  });
}

function readScreen(path: string): { content: Buffer; sizes: string } | { mistake: string } {
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch {
    return { mistake: 'is missing' };
  }
  if (content.length > SCREEN_MAX_BYTES) return { mistake: `is larger than ${SCREEN_MAX_BYTES} bytes` };
  const picture = cleanWebp(content);
  if (picture === undefined) return { mistake: 'is no WebP picture' };
  return { content: picture.bytes, sizes: `${picture.width}x${picture.height}` };
}
