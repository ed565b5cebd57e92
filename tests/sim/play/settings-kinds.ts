import * as v from 'valibot';
import { ACCOUNT_PREFERENCES } from '#campus/account/account-preference.ts';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { PROFILE_TEXT_MAX } from '#campus/limits.ts';
import { NUDGE_KINDS } from '#campus/push/nudge-kinds.ts';
import { setProfileField } from '#features/profile/mutations.ts';
import { setLanguage } from '#features/session/mutations.ts';
import { setNudge, setPreference } from '#features/settings/mutations.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { PREFERENCE_COLUMNS } from '#server/store/people/profile.ts';
import type { Random } from '#tests/sim/world/random.ts';
import type { Sight, Tap } from './kinds.ts';

/** What somebody chose about themselves, as database and model have it: only what differs from a new account. */
export type Choices = { preferences: Set<string>; nudgesOff: Set<string>; city: string | null };
export type ChoicesState = { preferences: readonly string[]; nudgesOff: readonly string[]; city: string | null };

export function noChoices(): Choices {
  return { preferences: new Set(), nudgesOff: new Set(), city: null };
}

export function stateOfChoices({ preferences, nudgesOff, city }: Choices): ChoicesState {
  return { preferences: [...preferences].sort(), nudgesOff: [...nudgesOff].sort(), city };
}

/** The same in the database. */
export async function choicesOf(read: Store['read'], person: string): Promise<ChoicesState> {
  const row = await read
    .selectFrom('account_preference')
    .selectAll()
    .where('person_id', '=', person)
    .executeTakeFirst();
  const on = ACCOUNT_PREFERENCES.filter((name) => row?.[PREFERENCE_COLUMNS[name]] === 1);
  const nudges = await read.selectFrom('nudge_preference').selectAll().where('person_id', '=', person).execute();
  const off = nudges.filter(({ is_on }) => is_on === 0).map(({ kind }) => kind);
  const { city } = await read.selectFrom('person').select('city').where('id', '=', person).executeTakeFirstOrThrow();
  return { preferences: on.sort(), nudgesOff: off.sort(), city };
}

export const SETTINGS_KINDS: Readonly<Record<string, (random: Random, sight: Sight) => Tap | undefined>> = {
  'preference.set': preferenceTap,
  'nudge.set': nudgeTap,
  'profile.set': profileTap,
};

/** None of the screens that histories open shows any of it. */
const UNSEEN = { parents: [], value: undefined, shown: () => undefined };

function preferenceTap(random: Random): Tap | undefined {
  const name = random.any(ACCOUNT_PREFERENCES);
  if (name === undefined) return undefined;
  const input = { name, value: random.chance(0.6) };
  return {
    ...UNSEEN,
    kind: setPreference.kind,
    subject: setPreference.subject(input),
    words: `preference ${name} ${input.value}`,
    merge: ({ choices }) => {
      if (input.value) choices.preferences.add(name);
      else choices.preferences.delete(name);
      return undefined;
    },
    by: (send) => send(setPreference, input),
  };
}

function nudgeTap(random: Random): Tap | undefined {
  const kind = random.any(NUDGE_KINDS);
  if (kind === undefined) return undefined;
  const input = { kind, isOn: random.chance(0.4) };
  return {
    ...UNSEEN,
    kind: setNudge.kind,
    subject: setNudge.subject(input),
    words: `nudge ${kind} ${input.isOn}`,
    merge: ({ choices }) => {
      if (input.isOn) choices.nudgesOff.delete(kind);
      else choices.nudgesOff.add(kind);
      return undefined;
    },
    by: (send) => send(setNudge, input),
  };
}

/** Nordlicht writes its people's profiles itself. */
function profileTap(random: Random, { organisation }: Sight): Tap | undefined {
  if (organisation !== '1') return undefined;
  const isTooLong = random.chance(0.06);
  const value = isTooLong ? 'x'.repeat(PROFILE_TEXT_MAX + 1) : `City ${random.below(50)}`;
  const input = { field: 'city', value } as const;
  return {
    ...UNSEEN,
    kind: setProfileField.kind,
    subject: setProfileField.subject(input),
    words: `city ${value.slice(0, 8)}`,
    merge: ({ choices }) => {
      if (isTooLong) return 'PROFILE_TEXT_TOO_LONG';
      choices.city = value;
      return undefined;
    },
    by: (send) => send(setProfileField, input),
  };
}

export function languageTap(random: Random): Tap {
  const language = random.any(LANGUAGE_CODES) ?? 'en';
  const input = v.parse(setLanguage.input, { language });
  return {
    kind: setLanguage.kind,
    subject: setLanguage.subject(input),
    parents: [],
    words: `language ${language}`,
    value: undefined,
    shown: () => undefined,
    merge: (model) => {
      model.language = language;
      return undefined;
    },
    by: (send) => send(setLanguage, input),
  };
}
