import type { WrittenUserContent } from '#campus/learning/user-content.ts';
import { setBookmark } from '#server/commands/lists/set-bookmark.ts';
import { createUserContent } from '#server/commands/user-content/create-user-content.ts';
import { deleteUserContent } from '#server/commands/user-content/delete-user-content.ts';
import { updateUserContent } from '#server/commands/user-content/update-user-content.ts';
import type { UserContentAct } from '#server/commands/user-content/user-content-act.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import type { UserContentChange } from '#server/graphql/core/schema.gen.ts';
import {
  projectStanding,
  type UserContentSource,
  visibleCourse,
  visibleUserContent,
} from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { type CommandResult, refused } from '#server/model/command-result.ts';
import { mayMakeUserContent } from '#server/policies/user-content.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { foundUserContent } from './user-content-source.ts';

export const userContentMutations = {
  createUserContent: async (_, args, context) => {
    const { id, courseId } = args.draft;
    const project = await visibleCourse(context, courseId);
    const standing = await projectStanding(context, courseId);
    const outcome = await actOn(context, { field: 'createUserContent', args }, async (trx, who) => {
      if (project === undefined) return refused('NOT_FOUND');
      if (!mayMakeUserContent(context.organisation, project.course, standing)) return refused('NOT_ALLOWED');
      return createUserContent(trx, { ...who, id, courseId, content: writtenIn(args.draft) });
    });
    return userContentAnswer(context, id, outcome);
  },

  updateUserContent: async (_, args, context) => {
    const outcome = await onUserContent(context, { field: 'updateUserContent', args }, args.id, (trx, who, { row }) =>
      updateUserContent(trx, { ...who, made: row, content: writtenIn(args.change) }),
    );
    return userContentAnswer(context, args.id, outcome);
  },

  setUserContentBookmark: async (_, args, context) => {
    const seen = await visibleUserContent(context, args.id);
    return payloadOf(
      await actOn(context, { field: 'setUserContentBookmark', args }, async (trx, who) =>
        seen === undefined
          ? refused('NOT_FOUND')
          : setBookmark(trx, { ...who, kind: 'USER_CONTENT', itemId: args.id, isBookmarked: args.isBookmarked }),
      ),
    );
  },

  deleteUserContent: async (_, args, context) => {
    const tutorOf = await context.learner?.tutorOf();
    return payloadOf(
      await onUserContent(context, { field: 'deleteUserContent', args }, args.id, (trx, who, { row }) =>
        deleteUserContent(trx, { ...who, made: row, isTutor: tutorOf?.has(row.course_id) ?? false }),
      ),
    );
  },
} satisfies Fields<'Mutation'>;

type Request = { field: string; args: unknown };

function actOn(
  context: CampusContext,
  request: Request,
  work: (trx: Trx, who: UserContentAct) => Promise<CommandResult>,
): Promise<CommandResult> {
  const { organisation, now } = context;
  return act(context, request, (trx, person) =>
    work(trx, { organisationId: organisation.id, personId: person.id, now }),
  );
}

/** Acts on something that the asker may read; for everybody else it does not exist (UGC-3). */
async function onUserContent(
  context: CampusContext,
  request: Request,
  id: string,
  work: (trx: Trx, who: UserContentAct, found: UserContentSource) => Promise<CommandResult>,
): Promise<CommandResult> {
  const found = context.person && (await foundUserContent(context, id));
  return actOn(context, request, async (trx, who) =>
    found === undefined ? refused('NOT_FOUND') : work(trx, who, found),
  );
}

function writtenIn({ denomination, text, filmUrl, isPublic }: UserContentChange): WrittenUserContent {
  return { denomination, text, filmUrl: filmUrl ?? null, isPublic };
}

async function userContentAnswer(context: CampusContext, id: string, outcome: CommandResult) {
  const userContent = outcome.is === 'done' ? await visibleUserContent(context, id) : undefined;
  return { ...payloadOf(outcome), userContent: userContent ?? null };
}
