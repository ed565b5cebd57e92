import { ECDH } from 'node:crypto';
import * as v from 'valibot';
import { PUSH_ENDPOINT_MAX, PUSH_KEY_BYTES, PUSH_SECRET_BYTES } from '#campus/push/push-limits.ts';
import { zoneSchema } from '#server/model/zone.ts';
import { isPublicHost } from './public-address.ts';

const bytes = (count: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+$/),
    v.check((text) => Buffer.from(text, 'base64url').length === count),
  );

/** A point that is not on the curve would be found out at each push, and never be sent to. */
const publicKey = v.pipe(bytes(PUSH_KEY_BYTES), v.check(isOnCurve));

const timeZone = v.pipe(v.string(), v.maxLength(100), zoneSchema);

const service = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(PUSH_ENDPOINT_MAX), v.check(isEndpoint)),
  p256dh: publicKey,
  auth: bytes(PUSH_SECRET_BYTES),
  expirationTime: v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0)), null),
  // A zone that this server does not know yet costs the device its wall times, not its pushes.
  timeZone: v.fallback(v.nullish(timeZone, null), null),
});

export type PushService = v.InferOutput<typeof service>;

/** What a browser gave of its push service; undefined where it is not usable. `anywhere`: in the server's own network too. */
export function readPushService(input: unknown, { anywhere }: { anywhere: boolean }): PushService | undefined {
  const parsed = v.safeParse(service, input);
  if (!parsed.success) return undefined;
  return anywhere || isPublicHost(new URL(parsed.output.endpoint).hostname) ? parsed.output : undefined;
}

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hash === '';
}

function isOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', undefined, 'uncompressed');
    return key.startsWith('B');
  } catch {
    return false;
  }
}
