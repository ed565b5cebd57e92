import * as v from 'valibot';
import { NO_PUSH_WORDS, type PushWords, pushWordsSchema } from '#campus/push/push-messages.ts';
import { CACHES, PUSH_WORDS } from '#offline/names.ts';

/** What the last page left (src/device/push/push-messages.ts); a push has to be shown, whatever is broken. */
export async function keptPushWords(): Promise<PushWords> {
  try {
    const kept = await (await caches.open(CACHES.pushWords)).match(PUSH_WORDS);
    return v.parse(pushWordsSchema, await kept?.json());
  } catch {
    return NO_PUSH_WORDS;
  }
}
