import * as v from 'valibot';
import { type CourseCard, courseCardSchema } from '#campus/learning/learning-item.ts';
import { showStatus } from './course-patches.ts';
import { statusSubject } from './subjects.ts';

/** The course that an act belongs to. Null: none (a survey), or an entry of an older release, which did not say. */
export const actedIn = v.optional(v.nullable(courseCardSchema), null);

/** The first act in a course takes it, on every screen that shows it (LEARN-7). It only ever gets further. */
export function showFirstAct(data: unknown, card: CourseCard | null): unknown {
  if (card?.status.denomination !== 'AVAILABLE') return data;
  return showStatus(data, { card, status: 'TAKEN', onlyFrom: ['AVAILABLE'], moduleId: null, module: null });
}

/** What was tapped about the course before goes first: it may have been left. */
export function afterStatus(card: CourseCard | null): string[] {
  return card === null ? [] : [statusSubject(card.id)];
}
