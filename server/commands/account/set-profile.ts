import * as v from 'valibot';
import { isBirthday } from '#campus/account/birth-years.ts';
import { countryCodes } from '#campus/account/countries.ts';
import { emailSchema, typedEmail } from '#campus/account/email-address.ts';
import { isOfDomain, type MissingField } from '#campus/account/gates.ts';
import { type Place, placeSchema } from '#campus/account/place.ts';
import { isProfileTextTooLong } from '#campus/account/profile-text.ts';
import type { ProfileConfiguration } from '#campus/organisation/profile-configuration.ts';
import { trimTyped, typedLine } from '#campus/text/typed-text.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { placeColumns } from '#server/store/people/place-columns.ts';
import type { NewPersonRow } from '#server/store/schema/tables.ts';

export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'nickname',
  'country',
  'dateOfBirth',
  'city',
  'additionalInformation',
  'studentEmail',
] as const;

/** One field of a profile and what it shall be; an empty text takes away what was there. */
export interface ProfileChange {
  readonly field: (typeof PROFILE_FIELDS)[number];
  readonly value: string;
  /** Of a city: where the device found it. */
  readonly place?: Place | undefined;
}

/** What the organisation says about profiles. */
export interface ProfileRules {
  readonly allowUnderage: boolean;
  /** The only domain of a student e-mail; null: the organisation asks for none, and takes none. */
  readonly profileEmailDomain: string | null;
  readonly configuration: ProfileConfiguration;
  /** Off: a profile is as it is, and only what the campus itself still asks for is taken (GATE-6). */
  readonly allowProfileEdit: boolean;
  readonly missing: readonly MissingField[];
  readonly now: Date;
}

/** Sets all that was named, or nothing where one of them is refused. */
export async function setProfile(
  trx: Trx,
  personId: string,
  changes: readonly ProfileChange[],
  rules: ProfileRules,
): Promise<CommandResult> {
  let columns: Columns = {};
  for (const { value, ...rest } of changes) {
    const change = { ...rest, value: meantBy(rest.field, value) };
    const named = columnsOf(change, rules);
    const why = typeof named === 'string' ? named : refusalOf(change, rules);
    if (why !== undefined) return refused(why);
    columns = Object.assign(columns, named);
  }
  if (changes.length === 0) return refused('INVALID_INPUT');
  await trx.updateTable('person').set(columns).where('id', '=', personId).execute();
  return done();
}

/** Names and addresses are read as they were meant; what is longer keeps its marks of direction. */
function meantBy(field: ProfileChange['field'], value: string): string {
  if (field === 'studentEmail') return typedEmail(value);
  return field === 'additionalInformation' ? trimTyped(value) : typedLine(value);
}

/** What the organisation does not take of anybody, whatever it says. */
function refusalOf({ field, value }: ProfileChange, rules: ProfileRules): Refusal | undefined {
  if (!rules.allowProfileEdit && !rules.missing.some((missing) => missing === field)) return 'NOT_ALLOWED';
  const visibility = field === 'studentEmail' ? 'SHOWN' : rules.configuration[field];
  return visibility === 'HIDDEN' || (visibility === 'REQUIRED' && value === '') ? 'INVALID_INPUT' : undefined;
}

type Refusal =
  | 'NOT_ALLOWED'
  | 'INVALID_INPUT'
  | 'PROFILE_TEXT_TOO_LONG'
  | 'COUNTRY_UNKNOWN'
  | 'DATE_OF_BIRTH_INVALID'
  | 'STUDENT_EMAIL_INVALID';
type Columns = Partial<NewPersonRow>;

function columnsOf({ field, value, place }: ProfileChange, rules: ProfileRules): Columns | Refusal {
  if (isProfileTextTooLong(field, value)) return 'PROFILE_TEXT_TOO_LONG';
  const text = value === '' ? null : value;
  switch (field) {
    case 'firstName':
      return { first_name: text };
    case 'lastName':
      return { last_name: text };
    case 'nickname':
      return { nickname: text };
    case 'city':
      // A typed city takes the place away: it may be anywhere (COMMUNITY-4).
      if (place !== undefined && !v.is(placeSchema, place)) return 'INVALID_INPUT';
      return { city: text, ...placeColumns(text === null ? undefined : place) };
    case 'additionalInformation':
      return { additional_information: text };
    case 'country':
      return countryCodes().includes(value) ? { country: value } : 'COUNTRY_UNKNOWN';
    case 'dateOfBirth':
      return value === '' || isBirthday(value, rules) ? { date_of_birth: value || null } : 'DATE_OF_BIRTH_INVALID';
    case 'studentEmail':
      return isStudentEmail(value, rules) ? { student_email: value } : 'STUDENT_EMAIL_INVALID';
  }
  return field satisfies never;
}

function isStudentEmail(value: string, { profileEmailDomain }: ProfileRules): boolean {
  return profileEmailDomain !== null && v.is(emailSchema, value) && isOfDomain(value, profileEmailDomain);
}
