import * as v from 'valibot';
import { h5pResultSchema } from '#campus/learning/h5p-result.ts';
import { recordH5p } from '#server/commands/learning/record-h5p.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { visibleCourse } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { refused } from '#server/model/command-result.ts';
import { pickText } from '#server/model/localized.ts';
import { rulesOf } from './progress.ts';

export const h5pResolvers = {
  NewH5p: {
    title: ({ title }, _, { languages }) => pickText(title, languages).text,
    contentId: ({ packageId }) => packageId,
    result: async ({ packageId, lessonId }, _, { learner }) =>
      (await learner?.exercisesIn(lessonId))?.get(packageId) ?? null,
  },
} satisfies PartialResolvers;

export const h5pMutations = {
  recordH5pResult: async (_, args, context) => {
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
} satisfies Fields<'Mutation'>;

/** The id of the course that a lesson is of. */
function courseOf({ catalogue }: CampusContext, lessonId: string): string | undefined {
  for (const { id, lessons } of catalogue.courses.values())
    if (lessons.some((lesson) => lesson.id === lessonId)) return id;
  return undefined;
}
