import { mailInstead } from '#server/mail/mail-instead.ts';
import type { Organisation } from '#server/model/shapes.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';
import { notify } from '#server/store/people/notify.ts';
import type { Catalogues } from './candidates.ts';
import { isQuiet, outsideQuiet } from './nudge-times.ts';
import { newsOf } from './still-true.ts';
import { zonesOf } from './zones.ts';

export interface Saying {
  readonly catalogues: Catalogues;
  /** Where links in mails lead that no request asked for. */
  readonly originOf: (organisation: Organisation) => string;
  readonly now: Date;
}

/**
 * Says one nudge, or finds that there is nothing to say any more: all of it in one transaction that begins by taking the row.
 * So of several processes one says it, and one that dies in between has said nothing.
 */
export async function sayNudge(trx: Trx, id: string, { catalogues, originOf, now }: Saying): Promise<void> {
  const at = now.toISOString();
  const row = trx.updateTable('nudge_due').where('id', '=', id);
  const nudge = await row
    .set({ done_at: at })
    .where('done_at', 'is', null)
    .where('due_at', '<=', at)
    .returningAll()
    .executeTakeFirst();
  const catalogue = nudge && catalogues.get(nudge.organisation_id);
  if (nudge === undefined || catalogue === undefined) return;
  // What else is sent to the person at once waits: of two kinds of rest, one could not see the other.
  await raiseRevision(trx, nudge.person_id);
  const person = { organisationId: nudge.organisation_id, personId: nudge.person_id };
  const zone = (await zonesOf(trx, catalogues, [person]))(person);
  if (isQuiet(now, zone)) {
    await row.set({ done_at: null, due_at: outsideQuiet(now, zone).toISOString() }).execute();
    return;
  }
  const news = await newsOf(trx, catalogue, nudge, { now, zone });
  if (news === undefined) return;
  const notificationId = await notify(trx, { ...person, ...news, kind: nudge.kind, at: now });
  await row.set({ is_said: 1 }).execute();
  const mail = { kind: 'NUDGE' as const, notificationId, origin: originOf(catalogue.organisation), now };
  await mailInstead(trx, { ...person, ...mail });
}
