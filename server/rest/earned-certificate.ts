import { courseCertificateOffered, moduleCertificateOffered } from '#campus/certificate-offered.ts';
import { type LanguageChain, pickText } from '#server/content/localized.ts';
import { createLearner } from '#server/store/learner.ts';
import type { Catalogue } from '#server/store/load-catalogue.ts';
import type { Reader } from '#server/store/open-store.ts';

interface Asked {
  readonly kind: 'course' | 'module';
  readonly id: string;
  readonly personId: string;
  readonly languages: LanguageChain;
}

export interface Earned {
  readonly title: string;
  readonly minutes: number;
  readonly completedAt: Date;
}

/** What somebody has earned a certificate for; undefined: none is offered, or not yet (B4, Certificate offering). */
export async function earnedOf(read: Reader, catalogue: Catalogue, asked: Asked): Promise<Earned | undefined> {
  const { organisation, courses, modules } = catalogue;
  const standings = await createLearner(read, organisation.id, asked.personId).standings();
  const statusOf = (id: string) => ({ denomination: standings.get(id)?.status ?? ('AVAILABLE' as const) });
  if (asked.kind === 'course') {
    const course = courses.get(asked.id);
    const at = standings.get(asked.id)?.updatedAt;
    if (course === undefined || at === undefined) return undefined;
    const { hasCertificate } = course;
    if (!courseCertificateOffered({ hasCertificate, status: statusOf(course.id) }, organisation.features))
      return undefined;
    const title = pickText(course.denomination, asked.languages).text;
    return { title, minutes: course.workload, completedAt: new Date(at) };
  }
  const module = modules.get(asked.id);
  const parts = (module?.courses ?? []).flatMap(({ course: id, isRequired }) => {
    const course = courses.get(id);
    return course === undefined ? [] : [{ ...course, isRequired, status: statusOf(id) }];
  });
  if (module === undefined) return undefined;
  const { hasCertificate } = module;
  if (!moduleCertificateOffered({ hasCertificate, courses: parts }, organisation.features)) return undefined;
  const done = parts.filter(({ status }) => status.denomination === 'COMPLETED');
  const last = Math.max(...done.map(({ id }) => Date.parse(standings.get(id)?.updatedAt ?? '')));
  return {
    title: pickText(module.denomination, asked.languages).text,
    minutes: done.reduce((sum, { workload }) => sum + workload, 0),
    completedAt: new Date(last),
  };
}
