import type { FastifyInstance } from 'fastify';
import { coalesced } from '#campus/coalesced.ts';
import type { ChangedList } from '#server/store/database/announcements.ts';
import type { Store, Trx } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';
import { followersAmong } from '#server/store/people/followers.ts';

/** How many are looked for in one question, and raised in one transaction. */
const AT_ONCE = 200;

/**
 * Raises the revision of who follows a list that has changed and has a page open here (SYNC-18): who looks at no page asks when
 * they do. After the owner's transaction and never in it, since two who follow each other would wait for one another.
 */
export function raiseFollowers(app: FastifyInstance, store: Store, listening: () => readonly string[]): void {
  const due = new Map<string, ChangedList>();
  let last = Promise.resolve();
  const round = coalesced(async () => {
    const lists = [...due.values()];
    due.clear();
    const all = listening();
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const followers = await followersAmong(store.read, { people: all.slice(at, at + AT_ONCE), lists });
      if (followers.length > 0) await store.transaction((trx) => raiseAll(trx, followers));
    }
  });
  const stop = store.onAnnounced(({ changedLists }) => {
    for (const list of changedLists) due.set(`${list.organisationId} ${list.listId}`, list);
    if (changedLists.length === 0) return;
    last = round().catch((err: unknown) => app.log.error({ err }, 'followers of a list do not know of a change'));
  });
  app.addHook('onClose', async () => {
    stop();
    await last;
  });
}

async function raiseAll(trx: Trx, people: readonly string[]): Promise<void> {
  for (const id of people) await raiseRevision(trx, id);
}
