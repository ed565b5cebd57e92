import * as v from 'valibot';
import type { DocumentDecision } from '#campus/doc-check/document-status.ts';
import { documentComment } from '#campus/text/written-text.ts';
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
  /** Whoever decides on the page; null: the operator, who may correct what was decided. */
  readonly reviewerId: string | null;
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
 * A decision (DOC-7): the learner is notified and gets a mail (DOC-8), and the day is set on which the file is deleted
 * (DOC-9). What is said without a decision is a notification only. Only what was looked at is decided on: another one may
 * have come meanwhile. On the page the first decision stands (DOC-11); said again by the same reviewer after a lost answer
 * it is done already.
 */
export async function decideDocument(trx: Trx, act: DecideDocument): Promise<CommandResult> {
  const { organisationId, decision, origin, now } = act;
  const written = v.safeParse(documentComment, act.comment);
  if (!written.success) return refused('INVALID_INPUT');
  const comment = written.output;
  // A refusal without a reason would leave the learner alone with it.
  if (comment === '' && decision !== 'ACCEPTED') return refused('INVALID_INPUT');
  const review = { ...act, comment: comment === '' ? null : comment };
  if (await isRepeated(trx, review)) return done();
  const personId = await writeDecision(trx, review);
  if (personId === undefined) return refused((await isDecided(trx, act)) ? 'DOCUMENT_DECIDED' : 'NOT_FOUND');
  await notify(trx, {
    organisationId,
    personId,
    kind: 'DOCUMENT_DECIDED',
    payload: { documentStatus: decision },
    link: DOC_REUPLOAD,
    linkType: null,
    at: now,
  });
  if (decision === 'IN_REVIEW') return done();
  const person = await trx
    .selectFrom('person')
    .select(['email', 'private_email'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const recipient = person.private_email ?? person.email;
  await queueMail(trx, { organisationId, addresseeId: personId, kind: 'DOCUMENT_DECIDED', recipient, origin, now });
  return done();
}

type Review = Omit<DecideDocument, 'comment'> & { readonly comment: string | null };

/** Whose document it is; undefined: there is none to decide on. */
async function writeDecision(
  trx: Trx,
  { organisationId, id, reviewerId, decision, comment, keptDays, now }: Review,
): Promise<string | undefined> {
  const isDecision = decision !== 'IN_REVIEW';
  const row = await trx
    .updateTable('document_upload')
    .set({
      status: decision,
      comment,
      decided_at: isDecision ? now.toISOString() : null,
      remove_at: isDecision ? new Date(now.getTime() + keptDays * DAY).toISOString() : null,
      reviewed_by: reviewerId,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('finished_at', 'is not', null)
    .where('is_replaced', '=', 0)
    // Within the one statement: of two who decide at once, one comes first.
    .$if(reviewerId !== null, (query) =>
      query.where('status', '=', 'IN_REVIEW').where('person_id', '!=', reviewerId ?? ''),
    )
    .returning('person_id')
    .executeTakeFirst();
  return row?.person_id;
}

async function isRepeated(trx: Trx, { id, reviewerId, decision, comment }: Review): Promise<boolean> {
  if (reviewerId === null) return false;
  const row = await trx
    .selectFrom('document_upload')
    .select('comment')
    .where('id', '=', id)
    .where('reviewed_by', '=', reviewerId)
    .where('status', '=', decision)
    .executeTakeFirst();
  return row !== undefined && row.comment === comment;
}

/** By somebody else, and of somebody else: what the reviewer sent is not there for them. */
async function isDecided(trx: Trx, { organisationId, id, reviewerId }: DecideDocument): Promise<boolean> {
  const row = await trx
    .selectFrom('document_upload')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('is_replaced', '=', 0)
    .where('decided_at', 'is not', null)
    .where('person_id', '!=', reviewerId ?? '')
    .executeTakeFirst();
  return row !== undefined;
}
