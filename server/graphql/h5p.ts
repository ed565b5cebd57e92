import * as v from 'valibot';
import { h5pResultSchema } from '#campus/h5p-result.ts';
import { recordH5p } from '#server/commands/record-h5p.ts';
import { pickText } from '#server/content/localized.ts';
import { act, payloadOf } from '#server/door/act.ts';
import type { CampusContext } from '#server/door/context.ts';
import { refused } from '#server/door/outcome.ts';
import type { Placed } from './lessons.ts';
import { rulesOf } from './progress.ts';
import type { MutationRecordH5pResultArgs } from './schema.gen.ts';
import { visibleCourse } from './sources.ts';

type Exercise = Placed<'NewH5p'>;

export const h5pResolvers = {
  NewH5p: {
    title: ({ title }: Exercise, _: unknown, { languages }: CampusContext) => pickText(title, languages).text,
    contentId: ({ packageId }: Exercise) => packageId,
    result: async ({ packageId, lessonId }: Exercise, _: unknown, { learner }: CampusContext) =>
      (await learner?.exercisesIn(lessonId))?.get(packageId) ?? null,
  },
};

export const h5pMutations = {
  recordH5pResult: async (_: unknown, args: MutationRecordH5pResultArgs, context: CampusContext) => {
    const { lessonId, contentId } = args;
    const course = courseOf(context, lessonId);
    const seen = course === undefined ? undefined : await visibleCourse(context, course);
    const unit = seen && (await rulesOf(context, seen));
    const result = v.safeParse(h5pResultSchema, args.result);
    const outcome = await act(context, { field: 'recordH5pResult', args }, async (trx, person) => {
      if (unit === undefined) return refused('NOT_FOUND');
      if (!result.success) return refused('INVALID_INPUT');
      return recordH5p(trx, {
        personId: person.id,
        unit,
        lessonId,
        contentId,
        result: result.output,
        now: context.now,
      });
    });
    return payloadOf(outcome);
  },
};

/** The id of the course that a lesson is of. */
function courseOf({ catalogue }: CampusContext, lessonId: string): string | undefined {
  for (const { id, lessons } of catalogue.courses.values())
    if (lessons.some((lesson) => lesson.id === lessonId)) return id;
  return undefined;
}
