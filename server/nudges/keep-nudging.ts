import { NUDGE_LOOK, NUDGE_PLAN, NUDGES_AT_ONCE } from '#campus/push/push-limits.ts';
import type { Organisation } from '#server/model/shapes.ts';
import { keepWorking, type Work } from '#server/runtime/keep-working.ts';
import type { Campuses } from '#server/store/content/campuses.ts';
import type { Reader, Store } from '#server/store/database/open-store.ts';
import { announceNews } from './announce-news.ts';
import { announceOffers } from './announce-offers.ts';
import type { Catalogues } from './candidates.ts';
import { planNudges } from './plan-nudges.ts';
import { sayNudge } from './say-nudge.ts';

interface Parts {
  readonly store: Store;
  readonly campuses: Campuses;
  readonly clock: () => Date;
  readonly originOf: (organisation: Organisation) => string;
  /** Something was sent: there may be mails to send. */
  readonly onNudged: () => void;
  readonly onFault: (fault: unknown) => void;
}

/**
 * What the campus writes by itself (NOTIFY-9): planned from what is in the database, said once, by whichever process comes
 * first. Nothing of it is kept in memory, so it goes on after a restart where it was.
 */
export function keepNudging(parts: Parts): Work {
  let plannedAt = Number.NEGATIVE_INFINITY;
  const work = async (ending: AbortSignal): Promise<void> => {
    const now = parts.clock();
    const catalogues: Catalogues = new Map((await parts.campuses.all()).map(({ id, catalogue }) => [id, catalogue]));
    if (Math.abs(now.getTime() - plannedAt) >= NUDGE_PLAN) {
      await planNudges(parts.store, catalogues, now);
      await announceAll(parts, catalogues, now);
      plannedAt = now.getTime();
    }
    await sayDue(parts, catalogues, now, ending);
  };
  // Whoever starts a server is not waited for by it: nothing here is a matter of seconds.
  return keepWorking(work, { every: NUDGE_LOOK, onFault: parts.onFault, waits: true });
}

/** One organisation's fault keeps no other one from its mails; it is tried again with the next round. */
async function announceAll(parts: Parts, catalogues: Catalogues, now: Date): Promise<void> {
  for (const catalogue of catalogues.values()) {
    const about = { origin: parts.originOf(catalogue.organisation), now };
    for (const announce of [announceNews, announceOffers])
      await parts.store
        .transaction((trx) => announce(trx, catalogue, about))
        .then((isAnnounced) => (isAnnounced ? parts.onNudged() : undefined), parts.onFault);
  }
}

async function sayDue(parts: Parts, catalogues: Catalogues, now: Date, ending: AbortSignal): Promise<void> {
  const { store, originOf, onNudged, onFault } = parts;
  const failed = new Set<string>();
  while (!ending.aborted) {
    const due = await dueIds(store.read, now, failed);
    if (due.length === 0) return;
    for (const id of due)
      await store
        .transaction((trx) => sayNudge(trx, id, { catalogues, originOf, now }))
        .catch((fault: unknown) => {
          // The others are sent all the same; this one is tried again with the next round.
          failed.add(id);
          onFault(fault);
        });
    onNudged();
  }
}

async function dueIds(read: Reader, now: Date, except: ReadonlySet<string>): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('nudge_due')
    .select('id')
    .where('done_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(NUDGES_AT_ONCE + except.size)
    .execute();
  return rows.flatMap(({ id }) => (except.has(id) ? [] : id));
}
