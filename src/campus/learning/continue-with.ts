import type { CourseState } from './learning-item.ts';
import { type Resumable, resumeAt } from './resume.ts';

type Unit = Resumable & {
  status: { denomination: CourseState };
  /** `viewedAt` is missing where it was viewed on this device and the campus has not heard of it: just now. */
  lastViewedLesson: { lessonId: string; viewedAt?: string | null } | null;
};

/** What the start page goes on with: of the units that are begun and have lessons, the one that was viewed last. */
export function continueWith<U extends Unit>(units: readonly U[]): { unit: U; lessonId: string } | undefined {
  const begun = units
    .filter(({ status }) => status.denomination === 'TAKEN')
    .flatMap((unit) => {
      const lessonId = resumeAt(unit);
      return lessonId === undefined ? [] : [{ unit, lessonId, at: viewedAt(unit) }];
    });
  const [first, ...rest] = begun;
  if (first === undefined) return undefined;
  const { unit, lessonId } = rest.reduce((latest, next) => (next.at > latest.at ? next : latest), first);
  return { unit, lessonId };
}

function viewedAt({ lastViewedLesson }: Unit): number {
  if (lastViewedLesson === null) return Number.NEGATIVE_INFINITY;
  return lastViewedLesson.viewedAt ? Date.parse(lastViewedLesson.viewedAt) : Number.POSITIVE_INFINITY;
}
