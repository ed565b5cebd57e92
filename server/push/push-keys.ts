import webPush from 'web-push';
import type { Store } from '#server/store/database/open-store.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of the organisations of this server; those of one that has none yet are made when they are first asked for. */
export interface PushKeys {
  of(organisationId: string): Promise<VapidKeys>;
}

export function createPushKeys(store: Store, clock: () => Date): PushKeys {
  const known = new Map<string, Promise<VapidKeys>>();
  return {
    of(organisationId) {
      const before = known.get(organisationId);
      if (before !== undefined) return before;
      const keys = keysOf(store, organisationId, clock());
      known.set(organisationId, keys);
      // A read that failed is not remembered: the next one tries again.
      keys.catch(() => known.delete(organisationId));
      return keys;
    },
  };
}

/** Two servers that start at once end up with the same ones: what was stored first counts. */
async function keysOf(store: Store, organisationId: string, now: Date): Promise<VapidKeys> {
  const stored = await store.read
    .selectFrom('push_key')
    .select(['public_key', 'private_key'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (stored !== undefined) return { publicKey: stored.public_key, privateKey: stored.private_key };
  const made = webPush.generateVAPIDKeys();
  return store.transaction(async (trx) => {
    await trx
      .insertInto('push_key')
      .values({
        organisation_id: organisationId,
        public_key: made.publicKey,
        private_key: made.privateKey,
        created_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('organisation_id').doNothing())
      .execute();
    const { public_key: publicKey, private_key: privateKey } = await trx
      .selectFrom('push_key')
      .select(['public_key', 'private_key'])
      .where('organisation_id', '=', organisationId)
      .executeTakeFirstOrThrow();
    return { publicKey, privateKey };
  });
}
