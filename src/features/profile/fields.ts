import * as v from 'valibot';
import { placeSchema } from '#campus/account/place.ts';

/**
 * Fields of a profile that are written or chosen, in the order of the page; each is set by an action of its own
 * (PROFILE-2).
 */
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'nickname',
  'dateOfBirth',
  'country',
  'city',
  'additionalInformation',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** What was typed and not sent: the fields that were touched. */
export const profileDraftSchema = v.partial(
  v.object({
    firstName: v.string(),
    lastName: v.string(),
    nickname: v.string(),
    dateOfBirth: v.string(),
    country: v.string(),
    city: v.string(),
    /** Where the city was found; goes when it is typed over. */
    place: v.optional(placeSchema),
    additionalInformation: v.string(),
  }),
);
export type ProfileDraft = v.InferOutput<typeof profileDraftSchema>;

/** All whose visibility the organisation decides. */
export const SHOWN_FIELDS = [...PROFILE_FIELDS, 'profileImage'] as const;
