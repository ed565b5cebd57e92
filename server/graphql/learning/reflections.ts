import { REFLECTIONS_SHOWN } from '#campus/limits.ts';
import { saveReflection } from '#server/commands/learning/save-reflection.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { authorOf, visibleCourse } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { refused } from '#server/model/command-result.ts';
import type { ReflectionBoard } from '#server/model/questionnaire-shapes.ts';
import type { ReflectionRow } from '#server/store/schema/learning-tables.ts';
import { rulesOf } from './progress.ts';
import { visibleBoard } from './surveys.ts';

/** The newest of one's own; two devices may each have begun one. */
async function ownOf({ id }: ReflectionBoard, { learner }: CampusContext): Promise<ReflectionRow | undefined> {
  return (await learner?.reflections())?.get(id)?.[0];
}

/** What somebody sees of a board that they may see. */
export const boardState = {
  myReflection: async (board, _, context) => (await ownOf(board, context)) ?? null,
  // What others think is read once one has thought oneself (LESSON-15).
  reflections: async (board, _, context) => {
    const own = await ownOf(board, context);
    return own === undefined ? [] : context.content.reflectionsOf(board.id, own.id, REFLECTIONS_SHOWN);
  },
} satisfies Fields<'ReflectionBoard'>;

export const reflectionResolvers = {
  Reflection: {
    author: ({ person_id }, _, context) => authorOf(context, person_id),
    createdAt: ({ created_at }) => created_at,
    isEditable: ({ person_id }, _, { person }) => person_id === person?.id,
  },
} satisfies PartialResolvers;

export const reflectionMutations = {
  saveReflection: async (_, args, context) => {
    const { boardId, id, content } = args;
    const seen = await visibleBoard(context, boardId);
    const course = seen && (await visibleCourse(context, seen.courseId));
    const unit = course && (await rulesOf(context, course));
    const outcome = await act(context, { field: 'saveReflection', args }, async (trx, person) => {
      if (unit === undefined) return refused('NOT_FOUND');
      const who = { organisationId: context.organisation.id, personId: person.id, now: context.now };
      return saveReflection(trx, { ...who, unit, boardId, id, content });
    });
    return payloadOf(outcome);
  },
} satisfies Fields<'Mutation'>;
