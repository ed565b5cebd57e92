import { firstPreferences } from '#server/commands/account/set-account-preference.ts';
import { insertAll } from '#server/store/database/in-pieces.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { MadePerson } from './write-people.ts';

interface Plan {
  readonly textHashes: ReadonlyMap<string, string>;
  readonly now: Date;
}

/**
 * Writes the preferences, accepted terms, consents and milestones of new people. New people have no history, so the rows need
 * none of the checks that the commands make against earlier decisions.
 */
export async function writeDecisions(trx: Trx, { textHashes, now }: Plan, made: readonly MadePerson[]): Promise<void> {
  const at = now.toISOString();
  const readBy = ({ id, person }: MadePerson, text: string) => ({
    person_id: id,
    text_hash: textHashes.get(text) ?? '',
    language: person.language,
  });
  const preferences = made.flatMap(({ id, person }) =>
    person.accountPreference === undefined ? [] : [{ person_id: id, ...firstPreferences(person.accountPreference) }],
  );
  await insertAll(trx, 'account_preference', preferences);
  const terms = made.flatMap((one) =>
    unique(one.person.acceptedTerms).map((id) => ({ ...readBy(one, id), terms_id: id, accepted_at: at })),
  );
  await insertAll(trx, 'terms_acceptance', terms);
  const consents = made.flatMap((one) =>
    unique(one.person.consents).map((id) => ({
      ...readBy(one, id),
      consent_id: id,
      number: 1,
      action: 'consent' as const,
      decided_at: at,
    })),
  );
  await insertAll(trx, 'consent_decision', consents);
  const milestones = made.flatMap(({ id, person }) =>
    unique(person.milestones).map((denomination) => ({ person_id: id, denomination, completed_at: at })),
  );
  await insertAll(trx, 'milestone', milestones);
}

function unique<T>(ids: readonly T[]): readonly T[] {
  return [...new Set(ids)];
}
