import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation, patch } from '#cache/offline-mutation.ts';
import { ACCOUNT_PREFERENCES, type AccountPreferenceName } from '#campus/account/account-preference.ts';
import { NUDGE_KINDS, type NudgeKind } from '#campus/push/nudge-kinds.ts';
import { recordOf } from '#campus/text/record-of.ts';
import { accountAnswer, nudgesAnswer, settingsQueries } from './queries.ts';

const UPDATE_ACCOUNT_PREFERENCE = `mutation updateAccountPreference($actions: [AccountPreferenceAction!]!) {
  updateAccountPreference(actions: $actions) { success errors { message } }
}`;

const UPDATE_NUDGE_PREFERENCE = `mutation updateNudgePreference($kind: NudgeKind!, $isOn: Boolean!) {
  updateNudgePreference(kind: $kind, isOn: $isOn) { success errors { message } }
}`;

const preference = v.object({ name: v.picklist(ACCOUNT_PREFERENCES), value: v.boolean() });
type Preference = v.InferOutput<typeof preference>;

const nudge = v.object({ kind: v.picklist(NUDGE_KINDS), isOn: v.boolean() });
type Nudge = v.InferOutput<typeof nudge>;

/** 'preferences saved' and 'preferences save error' (PROFILE-7). */
const MESSAGES = {
  what: () => ({ message: msg`Change a setting` }),
  done: () => ({ message: msg`Preferences saved.` }),
  failed: () => ({ message: msg`Preferences could not be saved.` }),
};

const NOTHING_CHOSEN = recordOf(ACCOUNT_PREFERENCES, () => false);

/** One choice about mail or privacy: set to a value, never toggled. */
export const setPreference = offlineMutation({
  kind: 'preference.set',
  version: 1,
  input: preference,
  request: ({ name, value }) => ({
    document: UPDATE_ACCOUNT_PREFERENCE,
    variables: { actions: [{ [`set${name.charAt(0).toUpperCase()}${name.slice(1)}`]: { value } }] },
  }),
  subject: ({ name }) => preferenceSubject(name),
  patches: [
    patch(settingsQueries.account().key, accountAnswer, (answer, { name, value }: Preference) => {
      const { me } = answer;
      if (me === null || me.accountPreference?.[name] === value) return answer;
      // With the first choice everything that was not named is off.
      const accountPreference = { ...(me.accountPreference ?? NOTHING_CHOSEN), [name]: value };
      return { ...answer, me: { ...me, accountPreference } };
    }),
  ],
  messages: MESSAGES,
});

export function preferenceSubject(name: AccountPreferenceName): string {
  return `preference:${name}`;
}

/** Whether the campus writes by itself for one reason (NOTIFY-9). */
export const setNudge = offlineMutation({
  kind: 'nudge.set',
  version: 1,
  input: nudge,
  request: (input) => ({ document: UPDATE_NUDGE_PREFERENCE, variables: input }),
  subject: ({ kind }) => nudgeSubject(kind),
  patches: [
    patch(settingsQueries.nudges().key, nudgesAnswer, (answer, change: Nudge) => {
      const known = answer.viewer.nudgePreferences;
      if (!known.some(({ kind, isOn }) => kind === change.kind && isOn !== change.isOn)) return answer;
      const nudgePreferences = known.map((each) => (each.kind === change.kind ? change : each));
      return { ...answer, viewer: { ...answer.viewer, nudgePreferences } };
    }),
  ],
  messages: MESSAGES,
});

export function nudgeSubject(kind: NudgeKind): string {
  return `nudge:${kind}`;
}
