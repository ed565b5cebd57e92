import { once } from 'node:events';
import { type Agent, request } from 'node:https';
import webPush from 'web-push';
import { PUSH_WAIT } from '#campus/push/push-limits.ts';
import type { PushPayload } from '#campus/push/push-payload.ts';
import type { PushDeviceRow } from '#server/store/schema/push-tables.ts';
import type { VapidKeys } from './push-keys.ts';

export interface PushMessage {
  readonly device: Pick<PushDeviceRow, 'endpoint' | 'p256dh' | 'auth'>;
  readonly payload: PushPayload;
  readonly keys: VapidKeys;
  /** Whom a push service may write to about us (RFC 8292). */
  readonly subject: string;
  /** For how long the push service keeps it, in seconds. */
  readonly ttl: number;
  readonly isUrgent: boolean;
  readonly agent: Agent;
}

/** What a push service said (RFC 8030). */
export type PushAnswer =
  | { readonly is: 'taken' }
  /** It knows that device no more. */
  | { readonly is: 'gone' }
  /** It will never take this one. */
  | { readonly is: 'refused'; readonly status: number }
  /** `after`: milliseconds, where it named one. */
  | { readonly is: 'later'; readonly status: number; readonly after: number | undefined };

/** Encrypts a push for one device (RFC 8291) and hands it over; nothing of the answer's body is read. */
export async function sendPush(message: PushMessage): Promise<PushAnswer> {
  const { device, payload, keys, subject, ttl, agent } = message;
  const { endpoint, headers, method, body } = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject, ...keys },
      TTL: ttl,
      urgency: message.isUrgent ? 'high' : 'normal',
      // Of several with one topic the push service keeps the last: a push that is sent again takes its own place.
      topic: payload.id.replaceAll('-', ''),
    },
  );
  const sent = request(endpoint, { method, headers, agent, signal: AbortSignal.timeout(PUSH_WAIT) });
  const answered = once(sent, 'response');
  sent.end(body);
  const [response] = await answered;
  response.destroy();
  return answerOf(response.statusCode, response.headers['retry-after']);
}

function answerOf(status: number, retryAfter: string | undefined): PushAnswer {
  if (status >= 200 && status < 300) return { is: 'taken' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status === 429 || status >= 500) return { is: 'later', status, after: waitOf(retryAfter) };
  return { is: 'refused', status };
}

/** Seconds, or a date (RFC 9110). */
function waitOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(wait) ? Math.max(wait, 0) : undefined;
}
