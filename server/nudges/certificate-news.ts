import { courseCertificateOffered, moduleCertificateOffered } from '#campus/learning/certificate-offered.ts';
import type { Module } from '#server/model/shapes.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { NudgeRow } from '#server/store/schema/push-tables.ts';
import { courseLink, type News, standingNow } from './news.ts';

const COMPLETED = { denomination: 'COMPLETED' } as const;

/** Whether the completion of a unit may bring a certificate: its own, or that of a module that it is a part of. */
export function mayEarnCertificate(catalogue: Catalogue | undefined, courseId: string): boolean {
  if (catalogue === undefined) return false;
  const { organisation, modules } = catalogue;
  if (!organisation.features.enableCompletionCertificates) return false;
  const hasModule = [...modules.values()].some((module) => module.hasCertificate && isPartOf(courseId, module));
  return hasModule || offersOwn(catalogue, courseId);
}

/** They completed it then, and have had it completed since: of the module where that is whole by it, else of the unit. */
export async function certificateNews(trx: Trx, catalogue: Catalogue, nudge: NudgeRow): Promise<News | undefined> {
  const standing = await standingNow(trx, nudge);
  if (standing?.status !== 'COMPLETED' || standing.updated_at !== nudge.fact_at) return undefined;
  const course = catalogue.courses.get(nudge.subject);
  if (course === undefined) return undefined;
  const module = await wholeModule(trx, catalogue, nudge);
  if (module !== undefined)
    return {
      payload: { courseId: course.id, denomination: module.denomination },
      link: `/program/${encodeURIComponent(module.id)}`,
      linkType: 'CERTIFICATE',
    };
  if (!offersOwn(catalogue, course.id)) return undefined;
  const payload = { courseId: course.id, denomination: course.denomination };
  return { payload, link: courseLink(course.id), linkType: 'CERTIFICATE' };
}

function offersOwn({ courses, organisation }: Catalogue, courseId: string): boolean {
  const course = courses.get(courseId);
  return (
    course !== undefined &&
    courseCertificateOffered({ hasCertificate: course.hasCertificate, status: COMPLETED }, organisation.features)
  );
}

/** Of the modules that the person is in, the first one that the unit has made whole: without it, it was not. */
async function wholeModule(trx: Trx, catalogue: Catalogue, nudge: NudgeRow): Promise<Module | undefined> {
  const rows = await trx.selectFrom('enrolment').select('module_id').where('person_id', '=', nudge.person_id).execute();
  const modules = rows
    .map((row) => catalogue.modules.get(row.module_id))
    .filter((module) => module !== undefined)
    .filter((module) => module.hasCertificate && isPartOf(nudge.subject, module));
  const done = await completedAmong(trx, nudge, modules.flatMap(courseIds));
  return modules.find((module) => {
    const isLast = courseIds(module).every((id) => (done.get(id) ?? '') <= nudge.fact_at);
    const before = new Map([...done].filter(([id]) => id !== nudge.subject));
    return isLast && offersWith(catalogue, module, done) && !offersWith(catalogue, module, before);
  });
}

type Done = ReadonlyMap<string, string>;

/** When each of them was completed. */
async function completedAmong(trx: Trx, { person_id }: NudgeRow, ids: readonly string[]): Promise<Done> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('course_status')
    .select(['course_id', 'updated_at'])
    .where('person_id', '=', person_id)
    .where('course_id', 'in', ids)
    .where('status', '=', 'COMPLETED')
    .execute();
  return new Map(rows.map((row) => [row.course_id, row.updated_at]));
}

function offersWith({ courses: all, organisation }: Catalogue, module: Module, done: Done): boolean {
  const courses = module.courses.flatMap(({ course: id, isRequired }) => {
    const course = all.get(id);
    const status = { denomination: done.has(id) ? ('COMPLETED' as const) : ('AVAILABLE' as const) };
    return course === undefined ? [] : [{ courseType: course.courseType, isRequired, status }];
  });
  return moduleCertificateOffered({ hasCertificate: module.hasCertificate, courses }, organisation.features);
}

function courseIds({ courses }: Module): readonly string[] {
  return courses.map(({ course }) => course);
}

function isPartOf(courseId: string, { courses }: Module): boolean {
  return courses.some(({ course }) => course === courseId);
}
