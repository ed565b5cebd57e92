import type { PushWords } from '#campus/push/push-messages.ts';
import { CACHES, PUSH_WORDS } from '#offline/names.ts';

/** Leaves for the worker what it says of a push: it comes when no page is open, and perhaps no network. */
export async function keepPushWords(words: PushWords): Promise<void> {
  const cache = await caches.open(CACHES.pushWords);
  await cache.put(PUSH_WORDS, Response.json(words));
}
