import { DOCUMENT_COMMENT_MAX } from '#campus/doc-check/doc-check-limits.ts';
import type { DocumentDecision } from '#campus/doc-check/document-status.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { notify } from '#server/store/people/notify.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Where the learner sees the decision. */
const DOC_REUPLOAD = '/doc-reupload';

export interface DecideDocument {
  readonly organisationId: string;
  /** The document that was looked at. */
  readonly id: string;
  readonly decision: DocumentDecision;
  /** What the learner reads; needed wherever it is not accepted. */
  readonly comment: string;
  /** Days until the file is deleted. */
  readonly keptDays: number;
  /** Of the campus as people use it, for the mail. */
  readonly origin: string;
  readonly now: Date;
}

/**
 * A reviewer's decision (DOC-7): the learner is notified and gets a mail (DOC-8), and the day is set on which the file is
 * deleted (DOC-9). Decided again it is corrected. What is said without a decision is a notification only. Only what was looked at is decided on: another one may have come meanwhile.
 */
export async function decideDocument(trx: Trx, act: DecideDocument): Promise<CommandResult> {
  const { organisationId, id, decision, keptDays, origin, now } = act;
  const comment = act.comment.trim();
  if (lengthOf(comment) > DOCUMENT_COMMENT_MAX) return refused('INVALID_INPUT');
  // A refusal without a reason would leave the learner alone with it.
  if (comment === '' && decision !== 'ACCEPTED') return refused('INVALID_INPUT');
  const isDecided = decision !== 'IN_REVIEW';
  const row = await trx
    .updateTable('document_upload')
    .set({
      status: decision,
      comment: comment === '' ? null : comment,
      decided_at: isDecided ? now.toISOString() : null,
      remove_at: isDecided ? new Date(now.getTime() + keptDays * DAY).toISOString() : null,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('finished_at', 'is not', null)
    .where('is_replaced', '=', 0)
    .returning('person_id')
    .executeTakeFirst();
  if (row === undefined) return refused('NOT_FOUND');
  const personId = row.person_id;
  await notify(trx, {
    organisationId,
    personId,
    kind: 'DOCUMENT_DECIDED',
    payload: { documentStatus: decision },
    link: DOC_REUPLOAD,
    linkType: null,
    at: now,
  });
  if (!isDecided) return done();
  const person = await trx
    .selectFrom('person')
    .select(['email', 'private_email'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const recipient = person.private_email ?? person.email;
  await queueMail(trx, { organisationId, addresseeId: personId, kind: 'DOCUMENT_DECIDED', recipient, origin, now });
  return done();
}
