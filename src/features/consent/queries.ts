import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import { consentRequestSchema } from '#campus/account/consent-request.ts';
import type { LanguageCode } from '#campus/languages.ts';

const CONSENT_REQUEST = `query consentRequest($identifier: String!) {
  consentRequest(identifier: $identifier) { id identifier denomination description consented language }
}`;

const consentAnswer = v.object({ consentRequest: v.nullable(consentRequestSchema) });

export const consentQueries = {
  all: () => ['consents'] as const,
  /** Not kept: a consent is given and taken back with the campus's answer only (OFFLINE-3). */
  one: (identifier: string, language: LanguageCode) =>
    campusQuery({
      key: [...consentQueries.all(), identifier, language],
      document: CONSENT_REQUEST,
      variables: { identifier },
      answer: consentAnswer,
      keep: 'session',
    }),
};
