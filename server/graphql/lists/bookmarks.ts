import { setBookmark } from '#server/commands/lists/set-bookmark.ts';
import { viewerSource } from '#server/graphql/account/viewer.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import type { BookmarkAction, InputMaybe } from '#server/graphql/core/schema.gen.ts';
import { visibleCourse, visibleModule } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { type CommandResult, refused } from '#server/model/command-result.ts';

type ActionInput = InputMaybe<BookmarkAction> | undefined;

export const bookmarkMutations = {
  updateCourse: (_, args, context) => {
    const changes = args.actions.map((action) => changeOf(action.addCourseBookmark, action.removeCourseBookmark));
    return bookmark(context, 'COURSE', 'updateCourse', args, changes);
  },
  updateModule: (_, args, context) => {
    const changes = args.actions.map((action) => changeOf(action.addModuleBookmark, action.removeModuleBookmark));
    return bookmark(context, 'MODULE', 'updateModule', args, changes);
  },
} satisfies Fields<'Mutation'>;

/** True to add, false to remove; undefined where an action says neither or both. */
function changeOf(add: ActionInput, remove: ActionInput): boolean | undefined {
  const adds = add?.confirm === true;
  const removes = remove?.confirm === true;
  return adds === removes ? undefined : adds;
}

async function bookmark(
  context: CampusContext,
  kind: 'MODULE' | 'COURSE',
  field: string,
  args: { id: string },
  changes: readonly (boolean | undefined)[],
) {
  const seen = await (kind === 'MODULE' ? visibleModule(context, args.id) : visibleCourse(context, args.id));
  const outcome = await act(context, { field, args }, async (trx, person) => {
    if (seen === undefined) return refused('NOT_FOUND');
    let last: CommandResult = refused('INVALID_INPUT');
    for (const isBookmarked of changes) {
      if (isBookmarked === undefined) return refused('INVALID_INPUT');
      const set = { organisationId: context.organisation.id, personId: person.id, kind, itemId: args.id };
      last = await setBookmark(trx, { ...set, isBookmarked, now: context.now });
      if (last.is === 'refused') return last;
    }
    return last;
  });
  return {
    ...payloadOf(outcome),
    viewer: viewerSource(context),
    isBookmarked: outcome.is === 'done' ? (outcome.effect.isBookmarked ?? null) : null,
  };
}
