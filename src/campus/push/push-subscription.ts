import * as v from 'valibot';

/** What the browser's push service gave, as `PushSubscription.toJSON` has it. */
const subscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.url()),
  expirationTime: v.optional(v.nullable(v.number()), null),
  keys: v.object({ p256dh: v.pipe(v.string(), v.nonEmpty()), auth: v.pipe(v.string(), v.nonEmpty()) }),
});

/** A device as `createPushDevice` takes it (API-5). */
export type PushService = { endpoint: string; p256dh: string; auth: string; expirationTime: number | null };

/** Throws where the browser gave what no server can send to. */
export function pushServiceOf(subscription: { toJSON: () => unknown }): PushService {
  const { endpoint, expirationTime, keys } = v.parse(subscriptionSchema, subscription.toJSON());
  return { endpoint, expirationTime, ...keys };
}

/** base64url, as the campus writes its key. */
export function writtenKey(key: ArrayBuffer): string {
  const bytes = String.fromCharCode(...new Uint8Array(key));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
