import { once } from '#server/commands/core/once.ts';
import type { CampusContext } from '#server/http/context.ts';
import type { CommandResult } from '#server/model/command-result.ts';
import { createContentReads } from '#server/store/content/read-content.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { createLearner } from '#server/store/people/learner.ts';
import { createProfile } from '#server/store/people/profile.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';
import { unauthenticated } from './graphql-errors.ts';

/** A mutation's answer in the form that the specification gives to all of them (API-2). */
export interface Payload {
  readonly success: boolean;
  readonly errors: readonly { message: string }[];
}

/** Lets a person act: through their key, in one transaction, and notes the revision for the answer. */
export async function act(
  context: CampusContext,
  request: { field: string; args: unknown },
  work: (trx: Trx, person: PersonRow) => Promise<CommandResult>,
): Promise<CommandResult> {
  const { person, parts, organisation, sessionId } = context;
  if (person === undefined) throw unauthenticated();
  const { outcome, revision, isRepeat } = await once(
    parts.store,
    { personId: person.id, key: context.idempotencyKey, request, sessionId, now: context.now },
    (trx) => work(trx, person),
  );
  if (outcome.is === 'done' && !isRepeat) {
    const { achievements = [], earnedBy = person.id } = outcome.effect;
    parts.announcer.announceAchievements(earnedBy, achievements, context.now);
  }
  const { notes } = context;
  notes.asOf = notes.hasActed ? Math.max(notes.asOf, revision) : revision;
  notes.hasActed = true;
  // What was read before the act is not the answer to it.
  context.learner = createLearner(parts.store.read, organisation.id, person.id);
  context.profile = createProfile(parts.store.read, person.id);
  context.content = createContentReads(parts.store.read, organisation.id);
  return outcome;
}

export function payloadOf(outcome: CommandResult): Payload {
  return outcome.is === 'done'
    ? { success: true, errors: [] }
    : { success: false, errors: [{ message: outcome.code }] };
}
