import {
  ACCOUNT_PREFERENCES,
  type AccountPreferenceName,
  type AccountPreferenceValues,
} from '#campus/account/account-preference.ts';
import { recordOf } from '#campus/text/record-of.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import { remembered } from '#server/store/database/remembered.ts';
import { type FinishedDocument, latestDocument } from '#server/store/doc-check/document-reads.ts';
import type { PersonRow, Tables } from '#server/store/schema/tables.ts';
import { findPerson } from './people.ts';

/** What one person said of themselves and agreed to, each read at most once for an answer. */
export interface Profile {
  /** As stored now: after an act the person of the request is a moment old. */
  person(): Promise<PersonRow | undefined>;
  /** Undefined: never chosen. */
  preference(): Promise<AccountPreferenceValues | undefined>;
  /** Ids of the consents whose last decision is yes. */
  consents(): Promise<ReadonlySet<string>>;
  /** Ids of the versions of the terms that were accepted. */
  acceptedTerms(): Promise<ReadonlySet<string>>;
  /** Denominations, in the order in which they were completed. */
  milestones(): Promise<readonly string[]>;
  /** The one that the person's document check stands on (DOC-2). */
  document(): Promise<FinishedDocument | undefined>;
  /** Keys of the partners that the person belongs to, as stored (server/policies/membership.ts). */
  memberships(): Promise<ReadonlySet<string>>;
}

export const PREFERENCE_COLUMNS = {
  subscribedToPersonalUpdates: 'subscribed_to_personal_updates',
  subscribedToUpdates: 'subscribed_to_updates',
  subscribedToAdditionalOffers: 'subscribed_to_additional_offers',
  showFirstName: 'show_first_name',
  showActivity: 'show_activity',
  showOnMap: 'show_on_map',
  enableDirectMessage: 'enable_direct_message',
} as const satisfies Record<AccountPreferenceName, keyof Tables['account_preference']>;

/** `asRead`: the person as this answer has read them already, where nothing changes them. */
export function createProfile(read: Reader, personId: string, asRead?: PersonRow): Profile {
  return {
    person: remembered(async () => asRead ?? findPerson(read, personId)),
    preference: remembered(() => readPreference(read, personId)),
    consents: remembered(() => readConsents(read, personId)),
    acceptedTerms: remembered(async () => {
      const of = read.selectFrom('terms_acceptance').select('terms_id').where('person_id', '=', personId);
      return new Set((await of.execute()).map((row) => row.terms_id));
    }),
    milestones: remembered(async () => {
      const of = read.selectFrom('milestone').select('denomination').where('person_id', '=', personId);
      return (await of.orderBy('completed_at').orderBy('denomination').execute()).map((row) => row.denomination);
    }),
    document: remembered(() => latestDocument(read, personId)),
    memberships: remembered(async () => {
      const of = read.selectFrom('person_sub_organisation').select('sub_organisation_id');
      return new Set((await of.where('person_id', '=', personId).execute()).map((row) => row.sub_organisation_id));
    }),
  };
}

async function readPreference(read: Reader, personId: string): Promise<AccountPreferenceValues | undefined> {
  const row = await read
    .selectFrom('account_preference')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row && recordOf(ACCOUNT_PREFERENCES, (name) => row[PREFERENCE_COLUMNS[name]] === 1);
}

async function readConsents(read: Reader, personId: string): Promise<ReadonlySet<string>> {
  const rows = await read
    .selectFrom('consent_decision')
    .select(['consent_id', 'action'])
    .where('person_id', '=', personId)
    .orderBy('number')
    .execute();
  const last = new Map(rows.map((row) => [row.consent_id, row.action]));
  return new Set([...last].flatMap(([id, action]) => (action === 'consent' ? [id] : [])));
}
