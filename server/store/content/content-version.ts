import type { Reader, Trx } from '#server/store/database/open-store.ts';

/** The number that each import raises; reading it also shows that the database answers. */
export async function contentVersion(read: Reader): Promise<number> {
  return (await read.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
}

/** Raises the number; by nothing, it is only the lock that two imports at once wait for. */
export async function raiseContentVersion(trx: Trx, by: 0 | 1): Promise<void> {
  await trx
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', by) }))
    .execute();
}
