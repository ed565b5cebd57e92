import * as v from 'valibot';
import {
  appointmentCertificateOffered,
  courseCertificateOffered,
  moduleCertificateOffered,
} from '#campus/learning/certificate-offered.ts';
import type { CertificateKind } from '#server/certificates/certificate-pdf.ts';
import { type LanguageChain, localizedSchema, pickText } from '#server/model/localized.ts';
import { findAttended } from '#server/store/appointments/attended.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import { createLearner } from '#server/store/people/learner.ts';

interface Asked {
  readonly kind: CertificateKind;
  readonly id: string;
  readonly personId: string;
  readonly languages: LanguageChain;
  readonly now: Date;
}

export interface Earned {
  readonly title: string;
  readonly minutes: number;
  readonly completedAt: Date;
  /** IANA: whose day `completedAt` is. */
  readonly zone: string;
}

const MINUTE = 60_000;

/** What somebody has earned a certificate for; undefined: none is offered, or not yet (EARN-1). */
export async function earnedOf(read: Reader, catalogue: Catalogue, asked: Asked): Promise<Earned | undefined> {
  const { organisation } = catalogue;
  if (asked.kind === 'appointment') return ofAppointment(read, catalogue, asked);
  const standings = await createLearner(read, organisation.id, asked.personId).standings();
  return asked.kind === 'course' ? ofCourse(catalogue, asked, standings) : ofModule(catalogue, asked, standings);
}

type Standings = Awaited<ReturnType<ReturnType<typeof createLearner>['standings']>>;

const statusOf = (standings: Standings, id: string) => ({
  denomination: standings.get(id)?.status ?? ('AVAILABLE' as const),
});

function ofCourse({ organisation, courses }: Catalogue, asked: Asked, standings: Standings): Earned | undefined {
  const course = courses.get(asked.id);
  const at = standings.get(asked.id)?.updatedAt;
  if (course === undefined || at === undefined) return undefined;
  const { hasCertificate } = course;
  const status = statusOf(standings, course.id);
  if (!courseCertificateOffered({ hasCertificate, status }, organisation.features)) return undefined;
  const title = pickText(course.denomination, asked.languages).text;
  return { title, minutes: course.workload, completedAt: new Date(at), zone: 'UTC' };
}

function ofModule(catalogue: Catalogue, asked: Asked, standings: Standings): Earned | undefined {
  const { organisation, courses, modules } = catalogue;
  const module = modules.get(asked.id);
  if (module === undefined) return undefined;
  const parts = module.courses.flatMap(({ course: id, isRequired }) => {
    const course = courses.get(id);
    return course === undefined ? [] : [{ ...course, isRequired, status: statusOf(standings, id) }];
  });
  const { hasCertificate } = module;
  if (!moduleCertificateOffered({ hasCertificate, courses: parts }, organisation.features)) return undefined;
  const done = parts.filter(({ status }) => status.denomination === 'COMPLETED');
  const last = Math.max(...done.map(({ id }) => Date.parse(standings.get(id)?.updatedAt ?? '')));
  return {
    title: pickText(module.denomination, asked.languages).text,
    minutes: done.reduce((sum, { workload }) => sum + workload, 0),
    completedAt: new Date(last),
    zone: 'UTC',
  };
}

/** By the tutor's record and the campus's clock; the day is that of the clocks where it was held. */
async function ofAppointment(read: Reader, catalogue: Catalogue, asked: Asked): Promise<Earned | undefined> {
  const { organisation, courses } = catalogue;
  const row = await findAttended(read, { organisationId: organisation.id, personId: asked.personId, id: asked.id });
  if (row === undefined) return undefined;
  const attended = { hasCertificate: row.has_certificate === 1, end: row.end_at, didAttend: row.did_attend === 1 };
  if (!appointmentCertificateOffered(attended, organisation.features, asked.now)) return undefined;
  const name = pickText(v.parse(localizedSchema, JSON.parse(row.denomination)), asked.languages).text;
  const course = courses.get(row.course_id);
  const courseName = course === undefined ? name : pickText(course.denomination, asked.languages).text;
  return {
    title: courseName === name ? name : `${courseName}: ${name}`,
    minutes: (Date.parse(row.end_at) - Date.parse(row.start_at)) / MINUTE,
    completedAt: new Date(row.start_at),
    zone: row.zone,
  };
}
