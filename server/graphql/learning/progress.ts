import * as v from 'valibot';
import { type LessonPlace, lessonPlaceSchema } from '#campus/learning/lesson-place.ts';
import { NO_MODULE_ID, QUEUED_SIGN } from '#campus/limits.ts';
import { saveLessonProgress } from '#server/commands/learning/save-lesson-progress.ts';
import { setCourseStatus } from '#server/commands/learning/set-course-status.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import { type CourseSource, visibleCourse, visibleModule } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { madeAt, wasMadeBefore } from '#server/http/made-at.ts';
import { refused } from '#server/model/command-result.ts';
import { type UnitRules, unitRules } from '#server/policies/unit-rules.ts';

export const progressMutations = {
  updateCourseStatus: async (_, args, context) => {
    const { id, status } = args;
    const moduleId = moduleOf(args);
    const seen = await courseIn(context, id, moduleId);
    const unit = seen && (await rulesOf(context, seen));
    const isTutor = (await context.learner?.tutorOf())?.has(id) ?? false;
    const { allowStudentCourseCompletion } = context.organisation.features;
    const outcome = await act(context, { field: 'updateCourseStatus', args }, async (trx, person) => {
      if (unit === undefined) return refused('NOT_FOUND');
      const who = { organisationId: context.organisation.id, personId: person.id, isTutor };
      return setCourseStatus(trx, {
        ...who,
        allowStudentCourseCompletion,
        now: context.now,
        unit,
        moduleId,
        to: status,
      });
    });
    return { ...payloadOf(outcome), course: (await courseIn(context, id, moduleId)) ?? null };
  },

  updateLessonProgress: async (_, args, context) => {
    const seen = await visibleCourse(context, args.courseId);
    const unit = seen && (await rulesOf(context, seen));
    const position = v.safeParse(v.nullish(lessonPlaceSchema, null), args.position);
    const wasOffline = wasMadeBefore(context.idempotencyKey, new Date(context.now.getTime() - QUEUED_SIGN));
    const outcome = await act(context, { field: 'updateLessonProgress', args }, async (trx, person) => {
      if (unit === undefined) return refused('NOT_FOUND');
      if (!position.success) return refused('INVALID_INPUT');
      const at = momentOf(context, position.output);
      const report = { lessonId: args.lessonId, position: position.output, at, isCompleted: args.completed === true };
      return saveLessonProgress(trx, { personId: person.id, unit, ...report, wasOffline, now: context.now });
    });
    return payloadOf(outcome);
  },
} satisfies Fields<'Mutation'>;

/** When it was done. Nobody has been anywhere later than now: a clock that goes ahead does not hold a place for ever. */
function momentOf({ idempotencyKey, now }: CampusContext, place: LessonPlace | null): Date {
  const claimed = place === null ? madeAt(idempotencyKey) : place.at === null ? now : new Date(place.at);
  return claimed !== undefined && claimed < now ? claimed : now;
}

/** The module that something is looked at in; undefined: none is given. */
export function moduleOf({ moduleId }: { moduleId?: string | null }): string | undefined {
  return moduleId === NO_MODULE_ID ? undefined : (moduleId ?? undefined);
}

/** The course, if the asker may see it in this module. */
export async function courseIn(
  context: CampusContext,
  id: string,
  moduleId: string | undefined,
): Promise<CourseSource | undefined> {
  if (moduleId === undefined) return visibleCourse(context, id);
  const module = await visibleModule(context, moduleId);
  const entry = module?.module.courses.find(({ course }) => course === id);
  return entry && visibleCourse(context, id, entry.isRequired);
}

export async function rulesOf({ catalogue, content }: CampusContext, { course }: CourseSource): Promise<UnitRules> {
  return unitRules(course, await content.lessonsOf(course.id), catalogue);
}
