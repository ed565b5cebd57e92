import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import { readPublic } from '#device/storage/public-answers.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const COUNTRIES = 'query Countries { countries { id denomination code } }';

const UPDATE_USER = `mutation updateUser($actions: [UpdateUserAction!]!) {
  updateUser(actions: $actions) { success errors { message } }
}`;

const UPDATE_ACCOUNT_PREFERENCE = `mutation updateAccountPreference($actions: [AccountPreferenceAction!]!) {
  updateAccountPreference(actions: $actions) { success errors { message } }
}`;

export const countriesAnswer = v.object({
  countries: v.array(v.object({ id: v.string(), denomination: v.string(), code: v.string() })),
});
export type Country = v.InferOutput<typeof countriesAnswer>['countries'][number];

/** Every country by its name, in the order of the language: the campus's. */
export async function readCountries(wire: Wire, language: LanguageCode): Promise<Country[]> {
  const read = { key: `countries/${language}`, document: COUNTRIES, answer: countriesAnswer };
  const { data } = await readPublic(wire, read);
  return data.countries;
}

export async function setCountry(wire: Wire, countryId: string): Promise<void> {
  await mutate(wire, 'updateUser', UPDATE_USER, { actions: [{ setCountry: { countryId } }] });
}

export async function setStudentEmail(wire: Wire, studentEmail: string): Promise<void> {
  await mutate(wire, 'updateUser', UPDATE_USER, { actions: [{ setStudentEmail: { studentEmail } }] });
}

/** The preferences that are asked for before the campus; all others are in the settings (PROFILE-8). */
export const ASKED_PREFERENCES = [
  'subscribedToPersonalUpdates',
  'subscribedToUpdates',
  'subscribedToAdditionalOffers',
  'showFirstName',
  'showActivity',
  'enableDirectMessage',
] as const;
export type AskedPreference = (typeof ASKED_PREFERENCES)[number];

/** Keeps each as it was chosen: what was left off is a no, and never asked for again. */
export async function setPreferences(wire: Wire, chosen: ReadonlySet<AskedPreference>): Promise<void> {
  const actions = ASKED_PREFERENCES.map((name) => ({
    [`set${name.charAt(0).toUpperCase()}${name.slice(1)}`]: { value: chosen.has(name) },
  }));
  await mutate(wire, 'updateAccountPreference', UPDATE_ACCOUNT_PREFERENCE, { actions });
}
