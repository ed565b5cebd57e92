import * as v from 'valibot';
import { recordOf } from '#campus/text/record-of.ts';
import { FIELD_VISIBILITIES, type registerConfigurationSchema } from './organisation.ts';

/** What a profile may hold (PROFILE-1). */
const PROFILE_PARTS = [
  'firstName',
  'lastName',
  'nickname',
  'country',
  'dateOfBirth',
  'city',
  'additionalInformation',
  'profileImage',
] as const;

/** Which of it a person is asked for; a hidden one is neither shown nor taken. */
export const profileConfigurationSchema = v.strictObject(
  recordOf(PROFILE_PARTS, () => v.optional(v.picklist(FIELD_VISIBILITIES), 'SHOWN')),
);
export type ProfileConfiguration = v.InferOutput<typeof profileConfigurationSchema>;

/** As it holds: a country that has to be given at registration has a place in the profile, and stays there. */
export function heldProfileConfiguration({
  profileConfiguration: profile,
  registerConfiguration: { country },
}: {
  readonly profileConfiguration: ProfileConfiguration;
  readonly registerConfiguration: v.InferOutput<typeof registerConfigurationSchema>;
}): ProfileConfiguration {
  if (country === 'REQUIRED') return { ...profile, country };
  return country === 'SHOWN' && profile.country === 'HIDDEN' ? { ...profile, country } : profile;
}
