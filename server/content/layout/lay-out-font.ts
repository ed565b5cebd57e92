import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from '#server/content/files/mistakes.ts';
import type { Media } from './media.ts';

/** What a page may wait for on a slow network before it has its letters. */
const FONT_MAX_BYTES = 100_000;
/** How a file of WOFF2 begins. */
const WOFF2 = 'wOF2';

/** The address of the organisation's own letters; null where it has none, or where the file is none (a mistake). */
export function layOutFont(
  folder: string,
  path: string | undefined,
  { media, mistakes }: { media: Media; mistakes: Mistake[] },
): string | null {
  if (path === undefined) return null;
  const refuse = (message: string): null => {
    mistakes.push({ file: 'organisation.yaml', field: 'font', message });
    return null;
  };
  let content: Buffer;
  try {
    content = readFileSync(join(folder, path));
  } catch {
    return refuse(`the file ${path} is missing`);
  }
  if (content.length > FONT_MAX_BYTES) return refuse(`${path} is larger than ${FONT_MAX_BYTES} bytes`);
  if (content.subarray(0, 4).toString('latin1') !== WOFF2) return refuse(`${path} is no WOFF2 font`);
  return media.add(content, 'woff2');
}
