import type { Insertable } from 'kysely';
import type { AccountPreferenceValues } from '#campus/account/account-preference.ts';
import { inPieces } from '#server/store/database/in-pieces.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { Tables } from '#server/store/schema/tables.ts';
import type { MadePerson } from './write-people.ts';

interface Plan {
  readonly textHashes: ReadonlyMap<string, string>;
  readonly now: Date;
}

/**
 * What new people of the files have chosen, accepted and agreed to already. They have no history yet, so each row is the
 * first of its kind, and the commands, which look at what there was before, have nothing to add.
 */
export async function writeDecisions(trx: Trx, { textHashes, now }: Plan, made: readonly MadePerson[]): Promise<void> {
  const at = now.toISOString();
  const readBy = ({ id, person }: MadePerson, text: string) => ({
    person_id: id,
    text_hash: textHashes.get(text) ?? '',
    language: person.language,
  });
  const preferences = made.flatMap(({ id, person }) =>
    person.accountPreference === undefined ? [] : [{ person_id: id, ...columnsOf(person.accountPreference) }],
  );
  for await (const piece of inPieces(preferences)) await trx.insertInto('account_preference').values(piece).execute();
  const terms = made.flatMap((one) =>
    unique(one.person.acceptedTerms).map((id) => ({ ...readBy(one, id), terms_id: id, accepted_at: at })),
  );
  for await (const piece of inPieces(terms)) await trx.insertInto('terms_acceptance').values(piece).execute();
  const consents = made.flatMap((one) =>
    unique(one.person.consents).map((id) => ({
      ...readBy(one, id),
      consent_id: id,
      number: 1,
      action: 'consent' as const,
      decided_at: at,
    })),
  );
  for await (const piece of inPieces(consents)) await trx.insertInto('consent_decision').values(piece).execute();
  const milestones = made.flatMap(({ id, person }) =>
    unique(person.milestones).map((denomination) => ({ person_id: id, denomination, completed_at: at })),
  );
  for await (const piece of inPieces(milestones)) await trx.insertInto('milestone').values(piece).execute();
}

function unique<T>(ids: readonly T[]): readonly T[] {
  return [...new Set(ids)];
}

function columnsOf(chosen: AccountPreferenceValues): Omit<Insertable<Tables['account_preference']>, 'person_id'> {
  return {
    subscribed_to_personal_updates: Number(chosen.subscribedToPersonalUpdates),
    subscribed_to_updates: Number(chosen.subscribedToUpdates),
    subscribed_to_additional_offers: Number(chosen.subscribedToAdditionalOffers),
    show_first_name: Number(chosen.showFirstName),
    show_activity: Number(chosen.showActivity),
    show_on_map: Number(chosen.showOnMap),
    enable_direct_message: Number(chosen.enableDirectMessage),
  };
}
