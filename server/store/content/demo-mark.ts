import * as v from 'valibot';
import { readInstallation, settleWithin } from '#server/store/database/installation.ts';
import type { Reader, Store, Trx } from '#server/store/database/open-store.ts';

const demoOf = v.pipe(v.string(), v.parseJson(), v.object({ demo: v.optional(v.unknown(), null) }));

/**
 * Whether accounts with public passwords are among the people of a database. Its organisations say so themselves, as in
 * databases that are older than the mark. The mark stays when their files say so no more: their accounts stay as well, and
 * so do the passwords.
 */
export async function holdsDemo(store: Store): Promise<boolean> {
  return (await readInstallation(store, 'demo')) !== undefined || hasDemoOrganisation(store.read);
}

/** To be called before an import writes and after it. */
export async function markDemo(trx: Trx): Promise<void> {
  if (await hasDemoOrganisation(trx)) await settleWithin(trx, 'demo', 'yes');
}

async function hasDemoOrganisation(read: Reader): Promise<boolean> {
  const rows = await read.selectFrom('organisation').select('data').execute();
  return rows.some(({ data }) => v.parse(demoOf, data).demo !== null);
}
