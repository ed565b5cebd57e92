import { deleteAttachment } from '#server/commands/attachments/delete-attachment.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import { refused } from '#server/model/command-result.ts';
import { findAttachment, isFinished } from '#server/store/attachments/attachment-reads.ts';
import { projectOf } from './project-source.ts';

export const attachmentMutations = {
  deleteAttachment: async (_, args, context) => {
    const { parts, organisation } = context;
    const attachment = await findAttachment(parts.store.read, organisation.id, args.id);
    // For whoever does not belong to its project it does not exist (FILE-2).
    const standing = attachment && isFinished(attachment) ? await projectOf(context, attachment.course_id) : undefined;
    const outcome = await act(context, { field: 'deleteAttachment', args }, async (trx, { id: personId }) =>
      attachment === undefined || standing === undefined
        ? refused('NOT_FOUND')
        : deleteAttachment(trx, { organisationId: organisation.id, personId, standing, attachment, now: context.now }),
    );
    // What a dying process leaves behind is swept.
    if (outcome.is === 'done' && attachment !== undefined) await parts.attachments.remove(attachment.id);
    return payloadOf(outcome);
  },
} satisfies Fields<'Mutation'>;
