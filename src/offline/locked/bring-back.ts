import type { Account } from '#offline/account.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { CampusError } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import { askForLockKey } from './ask-lock-key.ts';
import { keepLockKey, lockKeyOf, unlockWork } from './lock-work.ts';

/**
 * back: whatever the person had locked here is in the outbox again · later: the campus did not answer, so nobody knows what is
 * theirs, or they have left meanwhile · keyless: the campus has no key for them, so what is locked can be nobody's who is here
 */
export type BroughtBack = 'back' | 'later' | 'keyless';

/** The key comes from the campus once per login; what it opens comes back in the order of the taps. */
export async function bringBack(device: DeviceDb, wire: Wire, account: Account): Promise<BroughtBack> {
  if ((await lockKeyOf(device, account)) === undefined) {
    try {
      if (!(await keepLockKey(device, account, await askForLockKey(wire, account.viewerId)))) return 'later';
    } catch (error) {
      return isFinal(error) ? 'keyless' : 'later';
    }
  }
  return (await unlockWork(device, account)) ? 'back' : 'later';
}

/**
 * Whether what waits may be sent now. What somebody left locked here was done before anything that they have done since, so it
 * goes first: as long as it may be theirs and nobody has said, nothing of theirs is sent (P4).
 */
export async function isAllBack(device: DeviceDb, wire: Wire, account: Account): Promise<boolean> {
  const locked = await device.locked.filter(({ organisation }) => organisation === account.organisation).count();
  return locked === 0 || (await bringBack(device, wire, account)) !== 'later';
}

function isFinal(error: unknown): boolean {
  return error instanceof CampusError && ['garbled', 'refused', 'missing'].includes(error.failure.kind);
}
