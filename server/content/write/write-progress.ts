import { subMinutes } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { awardAchievements } from '#server/commands/learning/award-achievements.ts';
import { keepScormState } from '#server/commands/learning/record-scorm.ts';
import { earnedByVisits } from '#server/commands/learning/record-visit.ts';
import { EARNED_BY_A_LESSON } from '#server/commands/learning/save-lesson-progress.ts';
import { earnedByCompletion } from '#server/commands/learning/settle-course.ts';
import type { PersonFile } from '#server/content/files/people-file.ts';
import { resolveMoment } from '#server/content/layout/resolve-moment.ts';
import type { UnitRules } from '#server/policies/unit-rules.ts';
import type { Trx } from '#server/store/database/open-store.ts';

interface Plan {
  readonly personId: string;
  readonly units: ReadonlyMap<string, UnitRules>;
  readonly now: Date;
}

/** What a new person of the files has taken and finished, with the lanterns that the same would have lit. */
export async function writeProgress(trx: Trx, plan: Plan, person: PersonFile): Promise<void> {
  const { personId, now } = plan;
  await awardAchievements(trx, personId, earnedByVisits(person.consecutiveWeeklyVisits), now);
  const courses = person.courses.map((course) => ({ ...course, when: resolveMoment(course.at, now) }));
  // In the order in which it happened: the last course of a module is what completes it.
  for (const course of courses.sort((a, b) => (a.when < b.when ? -1 : 1))) await writeCourse(trx, plan, course);
}

type TakenCourse = PersonFile['courses'][number] & { readonly when: string };

async function writeCourse(trx: Trx, { personId, units }: Plan, taken: TakenCourse): Promise<void> {
  const { course, module, status, when } = taken;
  await trx
    .insertInto('course_status')
    .values({ person_id: personId, course_id: course, module_id: module ?? '', status, updated_at: when })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const unit = units.get(course);
  if (unit === undefined) return;
  const done = unit.lessons.slice(0, status === 'COMPLETED' ? unit.lessons.length : (taken.lessons ?? 0));
  for (const { id } of done)
    await trx
      .insertInto('lesson_progress')
      .values({
        person_id: personId,
        course_id: course,
        lesson_id: id,
        position: null,
        viewed_at: when,
        completed_at: when,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const at = new Date(when);
  if (taken.played !== undefined) await writePlayed(trx, { personId, unit, played: taken.played, endedAt: at });
  if (done.length > 0) await awardAchievements(trx, personId, [EARNED_BY_A_LESSON], at);
  if (status === 'COMPLETED')
    await awardAchievements(trx, personId, await earnedByCompletion(trx, { personId, unit, now: at }), at);
}

interface Played {
  readonly personId: string;
  readonly unit: UnitRules;
  readonly played: NonNullable<TakenCourse['played']>;
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

/** What a new person of the files has said of courses, and their proofs of courses elsewhere. */
export async function writeFeedback(trx: Trx, person_id: string, person: PersonFile, now: Date): Promise<void> {
  for (const { course, rating, review, guidingQuestionAnswer, feedbackOptions, at } of person.reviews)
    await trx
      .insertInto('course_review')
      .values({
        person_id,
        course_id: course,
        rating,
        review: review ?? null,
        guiding_question_answer: guidingQuestionAnswer ?? null,
        feedback_options: JSON.stringify(feedbackOptions),
        updated_at: resolveMoment(at, now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const { course, link, rejection, at } of person.proofs)
    await trx
      .insertInto('course_verification')
      .values({
        person_id,
        course_id: course,
        link,
        rejection_reason: rejection ?? null,
        status: rejection === undefined ? 'PENDING' : rejection === null ? 'VERIFIED' : 'REJECTED',
        submitted_at: resolveMoment(at, now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
