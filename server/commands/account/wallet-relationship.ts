import { type CommandResult, done } from '#server/model/command-result.ts';
import type { WalletAttribute } from '#server/model/wallet-shape.ts';
import type { Trx } from '#server/store/database/open-store.ts';

interface Invited {
  readonly personId: string;
  readonly id: string;
  readonly templateId: string;
  readonly link: string;
  readonly withRequestedAttributes: boolean;
}

/** Keeps an invitation in the place of one that nobody answered; a wallet that is connected stays so (WALLET-3). */
export async function keepInvitation(trx: Trx, invited: Invited): Promise<CommandResult> {
  const { personId, id, templateId, link, withRequestedAttributes } = invited;
  const row = {
    id,
    template_id: templateId,
    link,
    with_requested_attributes: withRequestedAttributes ? 1 : 0,
    relationship_id: null,
    attributes: null,
  };
  await trx
    .insertInto('idas_relationship')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet(row).where('idas_relationship.relationship_id', 'is', null),
    )
    .execute();
  return done();
}

/** Notes what has become of an invitation, where it still is the one that is open. */
export async function keepRelationship(
  trx: Trx,
  personId: string,
  found: { templateId: string; relationshipId: string | null; attributes: readonly WalletAttribute[] | null },
): Promise<void> {
  await trx
    .updateTable('idas_relationship')
    .set({
      relationship_id: found.relationshipId,
      attributes: found.attributes === null ? null : JSON.stringify(found.attributes),
    })
    .where('person_id', '=', personId)
    .where('template_id', '=', found.templateId)
    .execute();
}
