import * as v from 'valibot';
import { h5pResultSchema } from '#campus/learning/h5p-result.ts';
import { recordH5p } from '#server/commands/learning/record-h5p.ts';
import type { Placed } from '#server/graphql/content/lessons.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { MutationRecordH5pResultArgs } from '#server/graphql/core/schema.gen.ts';
import { visibleCourse } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { refused } from '#server/model/command-result.ts';
import { pickText } from '#server/model/localized.ts';
import { rulesOf } from './progress.ts';

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
