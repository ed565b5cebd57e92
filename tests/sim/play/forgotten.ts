import { hashOf } from '#cache/campus-query.ts';
import { neededBy } from '#cache/overlay.ts';
import type { PendingStore } from '#cache/pending-store.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { forget } from '#offline/outbox/outbox.ts';
import type { AccountDb } from '#offline/rows/account-db.ts';
import { aModel, stateOfModel } from './kinds.ts';
import type { Oracle } from './oracle.ts';

/** An entry that leaves the device: a row lacks its effect, or what it made has no row. */
export type Unshown = (id: string, lacks: 'effect' | 'creation') => void;

type Parts = { device: DeviceDb; db: AccountDb; pending: PendingStore; onUnshown: Unshown };

/** Takes entries off the disk, and reports each whose effect the rows there do not show from then on. */
export function forgetting({ device, db, pending, onUnshown }: Parts): (ids: readonly string[]) => Promise<void> {
  return async (ids) => {
    const rows = await db.answers.toArray();
    const shown = pending.read();
    const lacking = new Set(rows.flatMap((row) => [...neededBy(row.key, row, shown)]));
    const asOf = new Map(rows.map((row) => [row.hash, row.asOf]));
    for (const { entry, bound } of shown.filter((each) => ids.includes(each.entry.id))) {
      if (lacking.has(entry.id)) onUnshown(entry.id, 'effect');
      const isMade = bound.creates.every(({ read }) => (asOf.get(hashOf(read.key)) ?? -1) >= (entry.revision ?? 0));
      if (!isMade) onUnshown(entry.id, 'creation');
    }
    return forget(device, ids);
  };
}

const NOTHING_DONE = stateOfModel(aModel());

export function reportsUnshown(oracle: Oracle): Unshown {
  return (id, lacks) => {
    const op = oracle.opOf(id);
    if (op === undefined) return;
    // Deleted elsewhere since: its page has nothing to show.
    if (lacks === 'creation' && op.tap.shown(oracle.expected(op.person)) === op.tap.shown(NOTHING_DONE)) return;
    oracle.breach('shown', `${op.device} forgets ${op.tap.words}, and its rows lack the ${lacks}`);
  };
}
