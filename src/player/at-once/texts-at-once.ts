import type { PackageIndex } from '#campus/packages/package-index.ts';
import { packageFileAddress } from '#campus/player/package-origin.ts';
import type { AskApp } from '#player/ask-app.ts';
import type { AtOnceText } from './answer-at-once.ts';

/** What packages read from beside their pages; pictures and films are not asked for this way. */
const TEXT = /\.(?:xml|json|txt|html?|js|css|csv|tsv|vtt|srt|svg|ini|properties|lang)$/i;
/** Bytes of all texts together that are held for the pages of a package, the smallest first. */
const HELD_AT_MOST = 16 * 1024 * 1024;

/** The texts of a saved package, by their paths on its host: all of them, so that any can be had at once. */
export async function textsAtOnce(
  { files }: PackageIndex,
  packageId: string,
  ask: AskApp['ask'],
): Promise<ReadonlyMap<string, AtOnceText>> {
  const texts = new Map<string, AtOnceText>();
  const wanted = files.filter(({ path }) => TEXT.test(path)).sort((a, b) => a.size - b.size);
  let held = 0;
  const fitting = wanted.filter(({ size }) => {
    held += size;
    return held <= HELD_AT_MOST;
  });
  await Promise.all(
    fitting.map(async ({ path }) => {
      const address = packageFileAddress(packageId, path);
      const file = await ask(address);
      if (file === null) return;
      texts.set(address, { type: file.type, text: decoded(new Uint8Array(await file.body.arrayBuffer())) });
    }),
  );
  return texts;
}

/** By its byte order mark, by what an XML declaration says, else UTF-8: as the browser reads an answer. */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 100));
  const encoding = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(beginning)?.[1];
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
