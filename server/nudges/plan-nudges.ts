import { randomUUID } from 'node:crypto';
import { NUDGE_AHEAD_HOURS, NUDGE_LATE_HOURS, NUDGES_AT_ONCE } from '#campus/push/push-limits.ts';
import type { Reader, Store } from '#server/store/database/open-store.ts';
import { type Candidate, type Catalogues, dueOf, findCandidates } from './candidates.ts';
import { zonesOf } from './zones.ts';

const HOUR = 3_600_000;
/** What may be planned now was due in this time, whatever quiet hours and another zone made of it. */
const KNOWN = 2 * NUDGE_LATE_HOURS * HOUR;

type Planned = Candidate & { readonly dueAt: string };

/**
 * Writes down what there will be to say soon. It is read off what is in the database anyway, so whatever was missed while no
 * server ran is found by the next one; and a fact has one row, however often and by however many it is planned.
 */
export async function planNudges(store: Store, catalogues: Catalogues, now: Date): Promise<void> {
  const since = await watchedSince(store, now);
  const candidates = await findCandidates(store.read, catalogues, now);
  const zoneOf = await zonesOf(store.read, catalogues, candidates);
  const dueAt = rememberedDues();
  const planned = candidates.flatMap((candidate) => {
    const due = dueAt(candidate, zoneOf(candidate));
    return due !== undefined && isNear(due, now) && due >= since && !isNews(candidate, due)
      ? [{ ...candidate, dueAt: due.toISOString() }]
      : [];
  });
  const known = await knownOf(store.read, now);
  const wanted = planned.filter((nudge) => isWanted(nudge, known.get(keyOf(nudge)), now));
  // In one order for everybody, so that two who plan the same wait for each other and not in a circle.
  wanted.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (let at = 0; at < wanted.length; at += NUDGES_AT_ONCE) await write(store, wanted.slice(at, at + NUDGES_AT_ONCE));
}

/** A campus that is new, or new to reminding, does not begin with all that it might have sent before. */
async function watchedSince({ read, transaction }: Store, now: Date): Promise<Date> {
  const find = (from: Reader) => from.selectFrom('nudge_watch').select('since').executeTakeFirst();
  const known = await find(read);
  if (known !== undefined) return new Date(known.since);
  const first = { name: 'nudges', since: now.toISOString() };
  return transaction(async (trx) => {
    await trx
      .insertInto('nudge_watch')
      .values(first)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return new Date((await find(trx))?.since ?? first.since);
  });
}

/** Many have a place in one date and live by the same clocks: those are asked once. */
function rememberedDues(): typeof dueOf {
  const known = new Map<string, Date | undefined>();
  return (fact, zone) => {
    const key = [fact.kind, fact.factAt, zone].join(' ');
    if (!known.has(key)) known.set(key, dueOf(fact, zone));
    return known.get(key);
  };
}

function isNear(due: Date, now: Date): boolean {
  const away = due.getTime() - now.getTime();
  return away <= NUDGE_AHEAD_HOURS * HOUR && away >= -NUDGE_LATE_HOURS * HOUR;
}

/** Who took the place after the reminder was due knows of it. */
function isNews({ knownSince }: Candidate, due: Date): boolean {
  return knownSince !== null && knownSince > due.toISOString();
}

type Known = { readonly dueAt: string; readonly isDone: boolean };

/** Those that nobody knows of, and those whose time is another since the person's clocks are. */
function isWanted({ dueAt }: Planned, known: Known | undefined, now: Date): boolean {
  return known === undefined || (!known.isDone && known.dueAt !== dueAt && dueAt > now.toISOString());
}

function keyOf({ personId, kind, subject, factAt }: Pick<Candidate, 'personId' | 'kind' | 'subject' | 'factAt'>) {
  return [personId, kind, subject, factAt].join(' ');
}

async function knownOf(read: Reader, now: Date): Promise<ReadonlyMap<string, Known>> {
  const rows = await read
    .selectFrom('nudge_due')
    .select(['person_id as personId', 'kind', 'subject', 'fact_at as factAt', 'due_at as dueAt', 'done_at'])
    .where('due_at', '>=', new Date(now.getTime() - KNOWN).toISOString())
    .execute();
  return new Map(rows.map((row) => [keyOf(row), { dueAt: row.dueAt, isDone: row.done_at !== null }]));
}

async function write(store: Store, nudges: readonly Planned[]): Promise<void> {
  const rows = nudges.map((nudge) => ({
    id: randomUUID(),
    organisation_id: nudge.organisationId,
    person_id: nudge.personId,
    kind: nudge.kind,
    subject: nudge.subject,
    fact_at: nudge.factAt,
    due_at: nudge.dueAt,
    done_at: null,
    is_said: 0,
  }));
  await store.transaction((trx) =>
    trx
      .insertInto('nudge_due')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'kind', 'subject', 'fact_at'])
          .doUpdateSet((row) => ({ due_at: row.ref('excluded.due_at') }))
          .where('nudge_due.done_at', 'is', null),
      )
      .execute(),
  );
}
