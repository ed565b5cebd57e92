import type { Store } from './open-store.ts';

const HOUR = 60 * 60 * 1000;
/** Longer than a device may stay offline and still send what waits (RELIABILITY P1: 90 days), twice over. */
const KEYS_KEPT_DAYS = 180;

/** Removes what has no use any more: keys of long ago, tokens that ended, sessions over for good. */
export async function sweep(store: Store, now: Date): Promise<void> {
  const at = now.toISOString();
  const keysFrom = new Date(now.getTime() - KEYS_KEPT_DAYS * 24 * HOUR).toISOString();
  await store.transaction(async (trx) => {
    await trx.deleteFrom('answered_key').where('created_at', '<', keysFrom).execute();
    await trx.deleteFrom('revoked_access_token').where('expires_at', '<', at).execute();
    await trx.deleteFrom('refresh_token').where('expires_at', '<', at).execute();
    const tokens = trx.selectFrom('refresh_token').select('session_id');
    await trx.deleteFrom('session').where('ends_at', '<', at).where('id', 'not in', tokens).execute();
  });
}

/** Sweeps once an hour, for as long as the server runs; answers how to stop it. */
export function keepSwept(store: Store, clock: () => Date, onFault: (fault: unknown) => void): () => void {
  const timer = setInterval(() => {
    sweep(store, clock()).catch(onFault);
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
