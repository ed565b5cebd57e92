import { decideReport } from '#server/commands/boards/decide-report.ts';
import { reportPost } from '#server/commands/boards/report-post.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import type { MutationReportMessageArgs } from '#server/graphql/core/schema.gen.ts';
import type { CampusContext } from '#server/http/context.ts';
import { type CommandResult, refused } from '#server/model/command-result.ts';
import type { PostKey } from '#server/store/boards/posts.ts';
import { readWaitingReports, reportedPostOf } from '#server/store/boards/reports.ts';
import { onPost } from './board-acts.ts';

export const reportQueries = {
  messageReports: async (_, { courseId }, { parts, organisation, learner }) =>
    (await learner?.tutorOf())?.has(courseId) ? readWaitingReports(parts.store.read, organisation.id, courseId) : [],
} satisfies Fields<'Query'>;

export const reportMutations = {
  reportMessage: async (_, args, context) => {
    const request = { field: 'reportMessage', args };
    const key = reportedIn(args);
    if (key === undefined) return payloadOf(await refuse(context, request, refused('INVALID_INPUT')));
    return payloadOf(
      await onPost(context, request, key, (trx, who) => reportPost(trx, { ...who, reason: args.reason ?? '' })),
    );
  },

  decideMessageReport: async (_, args, context) => {
    const request = { field: 'decideMessageReport', args };
    const key = reportedPostOf(args.id);
    if (key === undefined) return payloadOf(await refuse(context, request, refused('NOT_FOUND')));
    return payloadOf(await onPost(context, request, key, (trx, who) => decideReport(trx, { ...who, keep: args.keep })));
  },
} satisfies Fields<'Mutation'>;

/** Through the key, as every other answer. */
function refuse(
  context: CampusContext,
  request: { field: string; args: unknown },
  refusal: CommandResult,
): Promise<CommandResult> {
  return act(context, request, async () => refusal);
}

/** Undefined: not exactly one of both. */
function reportedIn({ messageId, commentId }: MutationReportMessageArgs): PostKey | undefined {
  const keys: PostKey[] = [
    ...(messageId == null ? [] : [{ kind: 'message' as const, id: messageId }]),
    ...(commentId == null ? [] : [{ kind: 'comment' as const, id: commentId }]),
  ];
  return keys.length === 1 ? keys[0] : undefined;
}
