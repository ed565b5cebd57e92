import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';

const REASONS = `query EnrollmentCertificateContainer {
  me { id firstName lastName }
  certificateOfEnrollmentReasons { id denomination }
}`;

const answer = v.object({
  me: v.nullable(v.object({ id: v.string(), firstName: v.nullable(v.string()), lastName: v.nullable(v.string()) })),
  certificateOfEnrollmentReasons: v.array(v.object({ id: v.string(), denomination: v.string() })),
});

export const enrolmentQueries = {
  all: () => ['enrolment'] as const,
  /** What a certificate of enrolment may be asked for, and whether there is a name to put on it (EARN-6). */
  reasons: (language: LanguageCode) =>
    campusQuery({ key: [...enrolmentQueries.all(), 'reasons', language], document: REASONS, answer, keep: 'offline' }),
};
