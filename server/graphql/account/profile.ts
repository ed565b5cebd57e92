import { ACCOUNT_PREFERENCES } from '#campus/account/account-preference.ts';
import { countryName } from '#campus/account/countries.ts';
import { missingFields } from '#campus/account/gates.ts';
import type { Place } from '#campus/account/place.ts';
import { heldProfileConfiguration } from '#campus/organisation/profile-configuration.ts';
import { type PreferenceChange, setAccountPreference } from '#server/commands/account/set-account-preference.ts';
import {
  PROFILE_FIELDS,
  type ProfileChange,
  type ProfileRules,
  setProfile,
} from '#server/commands/account/set-profile.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import type { AccountPreferenceAction, UpdateUserAction } from '#server/graphql/core/schema.gen.ts';
import type { CampusContext } from '#server/http/context.ts';
import { refused } from '#server/model/command-result.ts';
import { preferredLanguageId } from '#server/model/language.ts';
import type { Organisation } from '#server/model/shapes.ts';
import { shownPicture } from '#server/policies/profile-picture.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';

/** The person behind the session, as stored now; null for a visitor. */
export async function me({ profile }: CampusContext): Promise<PersonRow | null> {
  return (await profile?.person()) ?? null;
}

export const profileResolvers = {
  Me: {
    consecutiveWeeklyVisits: (person) => person.consecutive_weekly_visits,
    firstName: (person) => person.first_name,
    lastName: (person) => person.last_name,
    privateEmail: (person) => person.private_email,
    studentEmail: (person) => person.student_email,
    accountPreference: async ({ id }, _, { profile }) => {
      const preference = await profile?.preference();
      return preference === undefined ? null : { id, ...preference };
    },
    country: ({ country }, _, { languages }) =>
      country === null ? null : { code: country, denomination: countryName(country, languages.asked) },
    profileImage: (person, _, { organisation }) => shownPicture(person.profile_image, organisation),
    additionalInformation: (person) => person.additional_information,
    preferredLanguage: ({ language }, _, { organisation }) => ({ id: preferredLanguageId(organisation, language) }),
    dateOfBirth: (person) => person.date_of_birth,
    cityInput: (person) => person.city,
    lat: (person) => degrees(person.lat_hundredths),
    lng: (person) => degrees(person.lng_hundredths),
  },
} satisfies PartialResolvers;

function degrees(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}

export const profileMutations = {
  updateUser: async (_, args, context) => {
    const { organisation, now } = context;
    const changes = args.actions.map(changeOf);
    const outcome = await act(context, { field: 'updateUser', args }, async (trx, person) => {
      const known = changes.filter((change) => change !== undefined);
      return known.length < changes.length
        ? refused('INVALID_INPUT')
        : setProfile(trx, person.id, known, rulesFor(organisation, person, now));
    });
    return { ...payloadOf(outcome), me: await me(context) };
  },

  updateAccountPreference: async (_, args, context) => {
    const outcome = await act(context, { field: 'updateAccountPreference', args }, (trx, person) =>
      setAccountPreference(trx, person.id, Object.assign({}, ...args.actions.map(preferenceOf))),
    );
    const preference = await context.profile?.preference();
    const id = context.person?.id;
    return { ...payloadOf(outcome), preference: preference && id !== undefined ? { id, ...preference } : null };
  },
} satisfies Fields<'Mutation'>;

function rulesFor(organisation: Organisation, person: PersonRow, now: Date): ProfileRules {
  const { features, traits } = organisation;
  const stated = { country: person.country === null ? null : {}, studentEmail: person.student_email };
  return {
    allowUnderage: features.allowUnderage,
    allowProfileEdit: features.allowProfileEdit,
    now,
    profileEmailDomain: traits.profileEmailDomain,
    configuration: heldProfileConfiguration(organisation),
    missing: missingFields({ ...organisation, me: { ...stated, accountPreference: null } }),
  };
}

/** What an action asks for; undefined where it says nothing, or more than one thing. */
function changeOf(action: UpdateUserAction): ProfileChange | undefined {
  const values: Readonly<Record<ProfileChange['field'], string | undefined>> = {
    firstName: action.setFirstName?.firstName,
    lastName: action.setLastName?.lastName,
    nickname: action.setNickname?.nickname,
    country: action.setCountry?.countryId,
    dateOfBirth: action.setDateOfBirth?.dateOfBirth,
    city: action.setCity?.city,
    additionalInformation: action.setAdditionalInformation?.additionalInformation,
    studentEmail: action.setStudentEmail?.studentEmail,
  };
  const profileChanges = PROFILE_FIELDS.flatMap((field): ProfileChange[] => {
    const value = values[field];
    return value === undefined ? [] : [{ field, value }];
  });
  const [change, ...more] = profileChanges;
  if (change === undefined || more.length > 0) return undefined;
  return change.field === 'city' ? { ...change, place: placeOf(action.setCity) } : change;
}

function placeOf(city: UpdateUserAction['setCity']): Place | undefined {
  const latitude = city?.latitude;
  const longitude = city?.longitude;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}

function preferenceOf(action: AccountPreferenceAction): PreferenceChange {
  const inputs = {
    subscribedToPersonalUpdates: action.setSubscribedToPersonalUpdates,
    subscribedToUpdates: action.setSubscribedToUpdates,
    subscribedToAdditionalOffers: action.setSubscribedToAdditionalOffers,
    showFirstName: action.setShowFirstName,
    showActivity: action.setShowActivity,
    showOnMap: action.setShowOnMap,
    enableDirectMessage: action.setEnableDirectMessage,
  };
  const preferences = ACCOUNT_PREFERENCES.flatMap((name) => {
    const input = inputs[name];
    return input ? [[name, input.value] as const] : [];
  });
  return Object.fromEntries(preferences);
}
