import type { Insertable } from 'kysely';
import { ACCOUNT_PREFERENCES, type AccountPreferenceName } from '#campus/account/account-preference.ts';
import { type CommandResult, done } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { PREFERENCE_COLUMNS } from '#server/store/people/profile.ts';
import type { Tables } from '#server/store/schema/tables.ts';

export type PreferenceChange = Readonly<Partial<Record<AccountPreferenceName, boolean>>>;

/** Sets what was named and leaves the rest; with the first choice everything that was not named is off. */
export async function setAccountPreference(
  trx: Trx,
  personId: string,
  change: PreferenceChange,
): Promise<CommandResult> {
  const columns = columnsOf(change);
  await trx
    .insertInto('account_preference')
    .values({ person_id: personId, ...firstPreferences(change) })
    .onConflict((conflict) =>
      Object.keys(columns).length === 0 ? conflict.doNothing() : conflict.column('person_id').doUpdateSet(columns),
    )
    .execute();
  return done();
}

/** Columns of a person's first choice: whatever the choice does not name is off. */
export function firstPreferences(
  change: PreferenceChange,
): Omit<Insertable<Tables['account_preference']>, 'person_id'> {
  return {
    subscribed_to_personal_updates: 0,
    subscribed_to_updates: 0,
    subscribed_to_additional_offers: 0,
    show_first_name: 0,
    show_activity: 0,
    show_on_map: 0,
    enable_direct_message: 0,
    ...columnsOf(change),
  };
}

function columnsOf(change: PreferenceChange) {
  return Object.fromEntries(
    ACCOUNT_PREFERENCES.flatMap((name) => {
      const value = change[name];
      return value === undefined ? [] : [[PREFERENCE_COLUMNS[name], value ? 1 : 0] as const];
    }),
  );
}
