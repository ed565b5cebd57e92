import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import { pickText } from '#server/model/localized.ts';

export const enrolmentQueries = {
  certificateOfEnrollmentReasons: (_, __, { person, organisation }) => {
    if (person === undefined) throw unauthenticated();
    return organisation.certificateOfEnrollmentReasons;
  },
} satisfies Fields<'Query'>;

export const enrolmentResolvers = {
  CertificateOfEnrollmentReason: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
  },
} satisfies PartialResolvers;
