/** Where the campus issues a certificate of enrolment, by a form (EARN-6). */
export const ENROLMENT_PATH = '/api/student/coe';
/** Where it is asked for, and where a form leads back to that asked for what there is not (EARN-7). */
export const ENROLMENT_PAGE = '/services/certificate';

export const ENROLMENT_REFUSALS = ['NO_REASON', 'UNKNOWN_REASON', 'UNKNOWN_LANGUAGE'] as const;
export type EnrolmentRefusal = (typeof ENROLMENT_REFUSALS)[number];

/** What field of the form holds the reason of this place. */
export function reasonField(place: number): string {
  return `reasons[${place}]`;
}

/** The reasons of a form by the names of its fields, each once; what is no reason is left out. */
export function reasonsOf(fields: Iterable<readonly [name: string, value: string]>): readonly string[] {
  const reasons = [...fields].filter(([name]) => /^reasons\[\d{1,3}\]$/.test(name)).map(([, value]) => value);
  return [...new Set(reasons)];
}
