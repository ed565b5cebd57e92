import type { Store, Trx } from './open-store.ts';

/**
 * `keys`: the secrets that tokens are made with. `document-key`: what documents are encrypted with (DOC-4). `data-folder`:
 * which folder the files of the campus lie in. `demo`: accounts with public passwords are or were among its people.
 */
export type InstallationFact = 'keys' | 'document-key' | 'data-folder' | 'demo';

/** A fact that all servers over this database share; undefined where none is stored yet. */
export async function readInstallation(store: Store, name: InstallationFact): Promise<string | undefined> {
  const row = await store.read.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Stores a fact where there is none yet, and answers the one that counts: of two servers that start at once, the first's. */
export async function settleInstallation(store: Store, name: InstallationFact, value: string): Promise<string> {
  return store.transaction((trx) => settleWithin(trx, name, value));
}

/** The same, as a part of what else is written. */
export async function settleWithin(trx: Trx, name: InstallationFact, value: string): Promise<string> {
  await trx
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = trx.selectFrom('installation').select('value').where('name', '=', name);
  return (await stored.executeTakeFirstOrThrow()).value;
}
