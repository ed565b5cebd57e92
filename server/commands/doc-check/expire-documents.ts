import type { Organisation } from '#server/model/shapes.ts';
import { hasDocCheck } from '#server/policies/doc-check.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { notify } from '#server/store/people/notify.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Forgets what nobody has decided on in an organisation's `undecidedDays` (DOC-12): the check begins anew, and its person
 * is notified. Answers the ids whose bytes go then; without their rows nobody reads them any more.
 */
export async function expireDocuments(
  trx: Trx,
  organisation: Pick<Organisation, 'id' | 'docCheck' | 'features'>,
  now: Date,
): Promise<readonly string[]> {
  const { id: organisationId, docCheck } = organisation;
  const before = new Date(now.getTime() - docCheck.undecidedDays * DAY).toISOString();
  const over = await trx
    .deleteFrom('document_upload')
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'IN_REVIEW')
    .where('is_replaced', '=', 0)
    .where('finished_at', '<=', before)
    .returning(['id', 'person_id'])
    .execute();
  // Where documents are asked for no more, there is nothing to send again.
  if (hasDocCheck(organisation))
    for (const { person_id: personId } of over)
      await notify(trx, {
        organisationId,
        personId,
        kind: 'DOCUMENT_DECIDED',
        payload: { documentStatus: 'NO_UPLOAD' },
        link: '/doc-reupload',
        linkType: null,
        at: now,
      });
  return over.map(({ id }) => id);
}
