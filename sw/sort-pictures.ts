import { addressIn } from '#campus/text/address-in.ts';
import { CACHES, lookedAtCacheOf } from '#offline/names.ts';

/** Earlier releases kept whatever a course names among the pictures: films go, subtitles move to their own place. */
export async function sortPictures(): Promise<void> {
  const pictures = await caches.open(CACHES.images);
  for (const { url } of await pictures.keys()) {
    const pathname = addressIn(url)?.pathname ?? '';
    const place = lookedAtCacheOf(pathname);
    if (place === CACHES.images || !pathname.startsWith('/media/')) continue;
    const file = place === undefined ? undefined : await pictures.match(url);
    if (place !== undefined && file !== undefined) await (await caches.open(place)).put(url, file);
    await pictures.delete(url);
  }
}
