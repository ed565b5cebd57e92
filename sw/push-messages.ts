import * as v from 'valibot';
import { NO_PUSH_MESSAGES, type PushMessages, pushMessagesSchema } from '#campus/push/push-messages.ts';
import { CACHES, PUSH_MESSAGES } from '#offline/names.ts';

/** What the last page left (src/device/push/push-messages.ts); a push has to be shown, whatever is broken. */
export async function keptPushMessages(): Promise<PushMessages> {
  try {
    const kept = await (await caches.open(CACHES.pushMessages)).match(PUSH_MESSAGES);
    return v.parse(pushMessagesSchema, await kept?.json());
  } catch {
    return NO_PUSH_MESSAGES;
  }
}
