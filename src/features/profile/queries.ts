import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { FIELD_VISIBILITIES } from '#campus/organisation/organisation.ts';
import { recordOf } from '#campus/text/record-of.ts';
import { DOC_CHECK, docCheckMe, docCheckOrganization, docCheckViewer } from '#features/doc-check/doc-check.ts';
import { SHOWN_FIELDS } from './fields.ts';

const USER_PROFILE = `query UserProfile {
  me {
    id
    firstName
    lastName
    nickname
    email
    privateEmail
    studentEmail
    country { id code denomination }
    dateOfBirth
    cityInput
    additionalInformation
    profileImage { url }
    ...docCheckMe
  }
  viewer { id isDocumentReviewer ...docCheckViewer }
  organizationConfig {
    ...docCheckOrganization
    profileConfiguration {
      firstName
      lastName
      nickname
      dateOfBirth
      country
      city
      additionalInformation
      profileImage
      geocoderUrl
    }
  }
}
${DOC_CHECK}`;

const nullableText = v.nullable(v.string());

export const profileAnswer = v.object({
  me: v.nullable(
    v.object({
      id: v.string(),
      firstName: nullableText,
      lastName: nullableText,
      nickname: nullableText,
      email: v.string(),
      /** A row of an older release has neither. */
      privateEmail: v.optional(nullableText, null),
      studentEmail: v.optional(nullableText, null),
      country: v.nullable(v.object({ id: v.string(), code: v.string(), denomination: v.string() })),
      dateOfBirth: nullableText,
      cityInput: nullableText,
      additionalInformation: nullableText,
      profileImage: v.nullable(v.object({ url: v.string() })),
      ...docCheckMe,
    }),
  ),
  /** Rows of earlier releases lack it. */
  viewer: v.optional(
    v.object({
      id: v.nullable(v.string()),
      isDocumentReviewer: v.optional(v.boolean(), false),
      ...docCheckViewer,
    }),
    { id: null },
  ),
  organizationConfig: v.object({
    ...docCheckOrganization.wrapped.entries,
    profileConfiguration: v.object({
      ...recordOf(SHOWN_FIELDS, () => v.picklist(FIELD_VISIBILITIES)),
      geocoderUrl: nullableText,
    }),
  }),
});

export type Profile = v.InferOutput<typeof profileAnswer>;
export type Me = NonNullable<Profile['me']>;

export const profileQueries = {
  all: () => ['profile'] as const,
  /** One's own, and which of its fields the organisation asks for (PROFILE-1). */
  mine: (language: LanguageCode) =>
    campusQuery({
      key: [...profileQueries.all(), 'mine', language],
      document: USER_PROFILE,
      answer: profileAnswer,
      keep: 'offline',
    }),
};
