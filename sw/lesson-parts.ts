import { CACHES } from '#offline/names.ts';

/** Earlier releases kept it on every device, among the files of their build. */
const OF_EVERY_DEVICE = /\/assets\/code-colours-[^/]+$/;

type Parts = {
  /** Those of this build. */
  addresses: readonly string[];
  filesCache: string;
};

/**
 * Brings this build's files for some kinds of lessons (`.ci/build/worker/lesson-parts.ts`) where the device has any: its lessons may
 * need them. One without gets them with the first such lesson (`src/app/storage/lesson-parts.ts`).
 */
export async function keepLessonParts({ addresses, filesCache }: Parts): Promise<void> {
  const parts = await caches.open(CACHES.lessonParts);
  const files = await caches.open(filesCache);
  const kept = [...(await parts.keys()), ...(await files.keys()).filter(({ url }) => OF_EVERY_DEVICE.test(url))];
  if (kept.length === 0) return;
  for (const address of addresses) if ((await parts.match(address)) === undefined) await parts.add(address);
}
