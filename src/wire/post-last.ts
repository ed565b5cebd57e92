import { HEADERS } from '#campus/network/headers.ts';

/** Bytes that a browser sends in keepalive requests (Fetch standard). */
export const LAST_BYTES_MAX = 64 * 1024;

export type Last = { id: string; document: string; variables: Record<string, unknown> };

/**
 * Hands a change to the browser, which sends it though the page is gone. Nobody learns what becomes of it: it waits in the
 * outbox as well, under the same id. What is too long for that waits there alone.
 */
export function postLast(endpoint: string, jwt: string, { id, document, variables }: Last): void {
  const body = JSON.stringify({ query: document, variables });
  if (new TextEncoder().encode(body).length > LAST_BYTES_MAX) return;
  const headers = {
    'content-type': 'application/json',
    [HEADERS.authorization]: `Bearer ${jwt}`,
    [HEADERS.idempotencyKey]: id,
  };
  void fetch(endpoint, { method: 'POST', keepalive: true, credentials: 'same-origin', headers, body }).catch(() => {});
}
