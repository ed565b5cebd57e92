/** Fields of a profile that are written or chosen, in the order of the page; each is set by an action of its own (READINGS). */
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

/** All whose visibility the organisation decides. */
export const SHOWN_FIELDS = [...PROFILE_FIELDS, 'profileImage'] as const;
