import type { PushMessages } from '#campus/push/push-messages.ts';
import { CACHES, PUSH_MESSAGES } from '#offline/names.ts';

/** Leaves for the worker what it says of a push: it comes when no page is open, and perhaps no network. */
export async function keepPushMessages(messages: PushMessages): Promise<void> {
  const cache = await caches.open(CACHES.pushMessages);
  await cache.put(PUSH_MESSAGES, Response.json(messages));
}
