import { subMinutes } from 'date-fns';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { awardAchievements } from '#server/commands/learning/award-achievements.ts';
import { keepScormState } from '#server/commands/learning/record-scorm.ts';
import { earnedByVisits } from '#server/commands/learning/record-visit.ts';
import { EARNED_BY_A_LESSON } from '#server/commands/learning/save-lesson-progress.ts';
import { earnedByCompletion } from '#server/commands/learning/settle-course.ts';
import type { PersonFile } from '#server/content/files/people-file.ts';
import { resolveMoment } from '#server/content/layout/resolve-moment.ts';
import type { UnitRules } from '#server/policies/unit-rules.ts';
import { insertMissing } from '#server/store/database/in-pieces.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { Tables } from '#server/store/schema/tables.ts';
import { writeAchievements } from './write-achievements.ts';
import type { MadePerson } from './write-people.ts';

interface Plan {
  readonly units: ReadonlyMap<string, UnitRules>;
  readonly now: Date;
}

/** Writes the courses that new people have taken and finished, and the achievements that they earned by them. */
export async function writeProgress(trx: Trx, { units, now }: Plan, made: readonly MadePerson[]): Promise<void> {
  const visits = made.map(({ id, person }) => ({
    personId: id,
    earned: earnedByVisits(person.consecutiveWeeklyVisits),
    at: now,
  }));
  await writeAchievements(trx, visits);
  const people = made.map(({ id, person }) => coursesOf(id, person, { units, now }));
  const isSettled = (courses: readonly TakenCourse[]) => courses.some(({ settle }) => settle !== undefined);
  await writeCourses(trx, people.filter((courses) => !isSettled(courses)).flat());
  // In the order in which it happened: the last course of a module is what completes it.
  for (const course of people.filter(isSettled).flat()) {
    await writeCourses(trx, [course]);
    await course.settle?.(trx);
  }
}

/** One course of a person with its rows. */
interface TakenCourse {
  readonly status: NewRow<'course_status'>;
  readonly lessons: readonly NewRow<'lesson_progress'>[];
  /** Writes whatever depends on the person's earlier courses; undefined where nothing does. */
  readonly settle: ((trx: Trx) => Promise<void>) | undefined;
}
type NewRow<T extends 'course_status' | 'lesson_progress'> = Insertable<Tables[T]>;

/** The oldest first. */
function coursesOf(personId: string, person: PersonFile, { units, now }: Plan): readonly TakenCourse[] {
  const courses = person.courses.map((course) => ({ ...course, when: resolveMoment(course.at, now) }));
  return courses.sort((a, b) => (a.when < b.when ? -1 : 1)).map((taken) => courseOf(personId, taken, units));
}

function courseOf(
  person_id: string,
  taken: PersonFile['courses'][number] & { readonly when: string },
  units: Plan['units'],
): TakenCourse {
  const { course: course_id, module, status, when, played } = taken;
  const unit = units.get(course_id);
  const lessons = unit?.lessons ?? [];
  const done = lessons.slice(0, status === 'COMPLETED' ? lessons.length : (taken.lessons ?? 0));
  const isOfModule = unit !== undefined && unit.modules.length > 0;
  const isPlain = unit === undefined || (played === undefined && !(status === 'COMPLETED' && isOfModule));
  return {
    status: { person_id, course_id, module_id: module ?? '', status, updated_at: when },
    lessons: done.map(({ id }) => ({
      person_id,
      course_id,
      lesson_id: id,
      position: null,
      viewed_at: when,
      completed_at: when,
    })),
    settle: isPlain
      ? undefined
      : async (trx) => {
          const at = new Date(when);
          if (played !== undefined) await writePlayed(trx, { personId: person_id, unit, played, endedAt: at });
          if (status !== 'COMPLETED') return;
          await awardAchievements(
            trx,
            person_id,
            await earnedByCompletion(trx, { personId: person_id, unit, now: at }),
            at,
          );
        },
  };
}

async function writeCourses(trx: Trx, courses: readonly TakenCourse[]): Promise<void> {
  await insertMissing(
    trx,
    'course_status',
    courses.map(({ status }) => status),
  );
  await insertMissing(
    trx,
    'lesson_progress',
    courses.flatMap(({ lessons }) => lessons),
  );
  const lit = courses.flatMap(({ status, lessons }) =>
    lessons.length === 0
      ? []
      : [{ personId: status.person_id, earned: [EARNED_BY_A_LESSON], at: new Date(status.updated_at) }],
  );
  await writeAchievements(trx, lit);
}

interface Played {
  readonly personId: string;
  readonly unit: UnitRules;
  readonly played: NonNullable<PersonFile['courses'][number]['played']>;
  readonly endedAt: Date;
}

/** One visit to a package, with what its item said last. */
async function writePlayed(trx: Trx, { personId, unit, played, endedAt }: Played): Promise<void> {
  const { item, minutes, cmi } = played;
  if (unit.scorm === null) return;
  const session = { packageId: unit.scorm.packageId, session: uuid(), base: null, sequence: 1 };
  const startedAt = subMinutes(endedAt, minutes);
  await keepScormState(trx, { personId, unit, data: { ...session, item, cmi }, startedAt, endedAt, now: endedAt });
}

/** Writes the reviews of new people, and their proofs of courses elsewhere. */
export async function writeFeedback(trx: Trx, made: readonly MadePerson[], now: Date): Promise<void> {
  const reviews = made.flatMap(({ id, person }) =>
    person.reviews.map(({ course, rating, review, guidingQuestionAnswer, feedbackOptions, at }) => ({
      person_id: id,
      course_id: course,
      rating,
      review: review ?? null,
      guiding_question_answer: guidingQuestionAnswer ?? null,
      feedback_options: JSON.stringify(feedbackOptions),
      updated_at: resolveMoment(at, now),
    })),
  );
  await insertMissing(trx, 'course_review', reviews);
  const proofs = made.flatMap(({ id, person }) =>
    person.proofs.map(({ course, link, rejection, at }) => ({
      person_id: id,
      course_id: course,
      link,
      rejection_reason: rejection ?? null,
      status:
        rejection === undefined
          ? ('PENDING' as const)
          : rejection === null
            ? ('VERIFIED' as const)
            : ('REJECTED' as const),
      submitted_at: resolveMoment(at, now),
    })),
  );
  await insertMissing(trx, 'course_verification', proofs);
}
