import { usedOrRested } from '#app/boot/when-idle.ts';
import type { OnlineStore } from '#device/network/online.ts';
import { adoptTokens, type PageSession, readPageSession } from '#device/session/session.ts';
import type { Account } from '#offline/account.ts';
import { fault } from '#offline/fault.ts';
import { openFirstRows } from '#offline/rows/first-rows.ts';
import { type PageStorage, startedStorage, wholeStorage } from '#storage/page-storage.ts';
import type { PersonStorage } from '#storage/person-storage.ts';
import type { Wire } from '#wire/graphql.ts';

export type StorageParts = {
  account: Account;
  wire: Wire;
  online: OnlineStore;
  /** The session that a page has started with; undefined after a login, which has kept it for the worker. */
  startedAs: PageSession | undefined;
};

/** A person's storage: at an ordinary start its first rows alone, since Dexie takes longer to come than they to be read. */
export async function openStorage(parts: StorageParts): Promise<PageStorage> {
  const { account, startedAs } = parts;
  const first = startedAs && (await openFirstRows(account, startedAs));
  if (first === undefined) return wholeStorage(await openWhole(parts));
  const open = async (): Promise<PersonStorage> => {
    // They have left in another tab meanwhile: nothing of them is made again.
    if (readPageSession()?.viewerId !== account.viewerId) throw new Error('The person of this page has left.');
    return openWhole(parts);
  };
  return startedStorage({ first, open, later: usedOrRested() });
}

async function openWhole({ account, wire, online, startedAs }: StorageParts): Promise<PersonStorage> {
  const [{ openPersonStorage }, { mirrorOrAdopt }] = await Promise.all([
    import('#storage/person-storage.ts'),
    import('./session-rows.ts'),
  ]);
  const page = startedAs && readPageSession();
  if (page !== undefined) {
    const row = await mirrorOrAdopt(page, account.organisation);
    await fault('upgrade.device');
    if (row !== undefined) adoptTokens(row);
  }
  return openPersonStorage({ account, wire, online });
}
