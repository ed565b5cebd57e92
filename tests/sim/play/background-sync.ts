import { DeviceDb } from '#offline/device-db.ts';
import { drainOnce, unsentOf, wake } from '#offline/outbox/sender.ts';
import { accountOfSession, rowSessionStore } from '#offline/session/session-row.ts';
import { createWire } from '#wire/graphql.ts';
import type { TabParts } from './tab.ts';

/** An event of Background Sync: what `sw/outbox-sync.ts` does. */
export async function backgroundSync(parts: Pick<TabParts, 'database' | 'origin' | 'fetch'>): Promise<void> {
  const device = new DeviceDb(parts.database);
  const mine = await accountOfSession(device);
  if (mine === undefined) return;
  const wire = createWire({
    endpoint: `${parts.origin}/graphql`,
    fetch: parts.fetch,
    session: rowSessionStore(device, mine),
    languageId: () => undefined,
  });
  const account = async () => {
    const now = await accountOfSession(device);
    return now?.viewerId === mine.viewerId && now.organisation === mine.organisation ? mine : undefined;
  };
  await wake({ device, account });
  await drainOnce({ device, wire, account });
  await unsentOf({ device, account });
}
