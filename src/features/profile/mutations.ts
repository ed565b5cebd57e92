import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { isNode, type Node } from '#cache/map-nodes.ts';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { placeSchema } from '#campus/account/place.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { PROFILE_FIELDS, type ProfileField } from './fields.ts';

const UPDATE_USER = `mutation updateUser($actions: [UpdateUserAction!]!) {
  updateUser(actions: $actions) { success errors { message } }
}`;

/** Action, its argument, and the field of `Me` that it changes. */
const ACTIONS: Readonly<Record<ProfileField, readonly [action: string, argument: string, shown: string]>> = {
  firstName: ['setFirstName', 'firstName', 'firstName'],
  lastName: ['setLastName', 'lastName', 'lastName'],
  nickname: ['setNickname', 'nickname', 'nickname'],
  dateOfBirth: ['setDateOfBirth', 'dateOfBirth', 'dateOfBirth'],
  country: ['setCountry', 'countryId', 'country'],
  city: ['setCity', 'city', 'cityInput'],
  additionalInformation: ['setAdditionalInformation', 'additionalInformation', 'additionalInformation'],
};

const input = v.object({
  field: v.picklist(PROFILE_FIELDS),
  /** An empty text takes away what was there; of a country: its id. */
  value: v.pipe(v.string(), v.transform(trimTyped)),
  /** Name of the country in the language in use, for screens. */
  denomination: v.optional(v.string()),
  /** Where the device found the city; a typed one has none (COMMUNITY-4). */
  place: v.optional(placeSchema),
});
type Input = v.InferOutput<typeof input>;

/** One field of one's profile, set to a value (PROFILE-2: profile texts). */
export const setProfileField = offlineMutation({
  kind: 'profile.set',
  version: 1,
  input,
  request: ({ field, value, place }) => {
    const [action, argument] = ACTIONS[field];
    return { document: UPDATE_USER, variables: { actions: [{ [action]: { [argument]: value, ...place } }] } };
  },
  subject: ({ field }) => profileSubject(field),
  // Wherever somebody's own name or country stands: the greeting, the profile, the gates.
  patches: [{ keys: [], change: changeMe }],
  messages: {
    what: () => ({ message: msg`Change your profile` }),
    done: () => ({ message: msg`Profile saved.` }),
    failed: () => ({ message: msg`Your profile could not be saved.` }),
  },
});

export function profileSubject(field: ProfileField): string {
  return `profile:${field}`;
}

function changeMe(data: unknown, change: Input): unknown {
  if (!isNode(data) || !isNode(data.me)) return data;
  const me = changed(data.me, change);
  return me === data.me ? data : { ...data, me };
}

function changed(me: Node, { field, value, denomination }: Input): Node {
  const [, , shown] = ACTIONS[field];
  if (!(shown in me)) return me;
  if (field !== 'country') {
    const next = value === '' ? null : value;
    return me[shown] === next ? me : { ...me, [shown]: next };
  }
  const isSame = isNode(me.country) && me.country.id === value;
  return isSame ? me : { ...me, country: { id: value, code: value, denomination: denomination ?? value } };
}
