import type { Account } from '#offline/account.ts';
import { deviceDb } from '#offline/device-db.ts';
import { drainOnce, unsentOf, wake } from '#offline/outbox/sender.ts';
import { renewSession } from '#offline/session/renew-session.ts';
import { accountOfSession } from '#offline/session/session-row.ts';
import { wireOf } from './wire-of.ts';

/**
 * Background Sync woke the worker: send what waits, by the same function as the page. Rejects while something is left, so that the
 * browser rings again; nothing depends on that it does (SYNC-8).
 */
export async function outboxSync(): Promise<void> {
  const device = deviceDb();
  const mine = await accountOfSession(device);
  if (mine === undefined) return;
  const { session, wire } = wireOf(device, mine);
  const account = async (): Promise<Account | undefined> => {
    const now = await accountOfSession(device);
    return now?.viewerId === mine.viewerId && now.organisation === mine.organisation ? mine : undefined;
  };
  if ((await unsentOf({ device, account })) === 0) return;
  // Under the same lock as the pages, so that they find the new tokens instead of asking for their own (SESSION-6).
  await renewSession({ session, wire, now: Date.now });
  // Background Sync comes when the network is back.
  await wake({ device, account });
  await drainOnce({ device, wire, account });
  const left = await unsentOf({ device, account });
  if (left > 0) throw new Error(`${left} entries still wait`);
}
