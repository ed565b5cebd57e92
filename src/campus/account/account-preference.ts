import * as v from 'valibot';
import { recordOf } from '#campus/text/record-of.ts';

/** What a person chooses about mail and privacy (PROFILE-8). */
export const ACCOUNT_PREFERENCES = [
  'subscribedToPersonalUpdates',
  'subscribedToUpdates',
  'subscribedToAdditionalOffers',
  'showFirstName',
  'showActivity',
  'showOnMap',
  'enableDirectMessage',
] as const;

export type AccountPreferenceName = (typeof ACCOUNT_PREFERENCES)[number];

/** What nobody chose is off: consent is never assumed. */
export const accountPreferenceSchema = v.strictObject(
  recordOf(ACCOUNT_PREFERENCES, () => v.optional(v.boolean(), false)),
);

export type AccountPreferenceValues = v.InferOutput<typeof accountPreferenceSchema>;
