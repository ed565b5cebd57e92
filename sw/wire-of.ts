import type { Account } from '#offline/account.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { rowSessionStore } from '#offline/session/session-row.ts';
import { createWire } from '#wire/graphql.ts';

/** The worker's way to the campus, as the person of the session's row and as nobody else. */
export function wireOf(device: DeviceDb, account: Account) {
  const session = rowSessionStore(device, account);
  const wire = createWire({
    endpoint: new URL('/graphql', location.origin).href,
    fetch: (input, init) => fetch(input, init),
    session,
    languageId: () => undefined,
  });
  return { session, wire };
}
