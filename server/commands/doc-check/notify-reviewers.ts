import { mailInstead } from '#server/mail/mail-instead.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { notify } from '#server/store/people/notify.ts';

export interface WaitingNews {
  readonly organisationId: string;
  /** Who sent the document: nobody decides on their own. */
  readonly personId: string;
  /** The document that waits from now on. */
  readonly id: string;
  /** Of the campus as people use it, for the mail. */
  readonly origin: string;
  readonly now: Date;
}

/**
 * Tells who decides on documents that some wait: once, and again only when nothing was left to decide on in between (DOC-13).
 * To be called before an earlier document of its person is taken for replaced: then some have waited all the time.
 */
export async function notifyReviewers(
  trx: Trx,
  { organisationId, personId, id: documentId, origin, now }: WaitingNews,
): Promise<void> {
  // Two documents that come at the same moment come one after the other for the same reviewers.
  await trx
    .updateTable('person')
    .set({ is_document_reviewer: 1 })
    .where('organisation_id', '=', organisationId)
    .where('is_document_reviewer', '=', 1)
    .execute();
  const rows = await trx
    .selectFrom('person')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('is_document_reviewer', '=', 1)
    .where('id', '!=', personId)
    .where(({ not, and, exists, selectFrom }) =>
      not(
        and([
          exists(
            selectFrom('document_upload')
              .select('document_upload.id')
              .whereRef('document_upload.organisation_id', '=', 'person.organisation_id')
              .where('document_upload.id', '!=', documentId)
              .where('status', '=', 'IN_REVIEW')
              .where('finished_at', 'is not', null)
              .where('is_replaced', '=', 0)
              .whereRef('document_upload.person_id', '!=', 'person.id'),
          ),
          exists(
            selectFrom('notification')
              .select('notification.id')
              .whereRef('notification.organisation_id', '=', 'person.organisation_id')
              .whereRef('notification.person_id', '=', 'person.id')
              .where('notification.kind', '=', 'DOCUMENT_WAITING'),
          ),
        ]),
      ),
    )
    .orderBy('id')
    .execute();
  for (const { id } of rows) {
    const reviewer = { organisationId, personId: id };
    const notificationId = await notify(trx, {
      ...reviewer,
      kind: 'DOCUMENT_WAITING',
      payload: { documentStatus: 'IN_REVIEW' },
      link: '/document-review',
      linkType: null,
      at: now,
    });
    await mailInstead(trx, { ...reviewer, kind: 'DOCUMENT_WAITING', notificationId, origin, now });
  }
}
