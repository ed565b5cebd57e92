import * as v from 'valibot';
import { type WalletAttribute, walletAttributeSchema } from '#server/model/wallet-shape.ts';
import type { Reader } from '#server/store/database/open-store.ts';

/** A person's data wallet as it is known: invited, or connected. */
export interface WalletRelationship {
  readonly id: string;
  readonly templateId: string;
  readonly link: string;
  readonly withRequestedAttributes: boolean;
  readonly relationshipId: string | null;
  readonly attributes: readonly WalletAttribute[] | null;
}

const attributesSchema = v.pipe(v.string(), v.parseJson(), v.array(walletAttributeSchema));

export async function walletRelationshipOf(read: Reader, personId: string): Promise<WalletRelationship | undefined> {
  const row = await read
    .selectFrom('idas_relationship')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      templateId: row.template_id,
      link: row.link,
      withRequestedAttributes: row.with_requested_attributes === 1,
      relationshipId: row.relationship_id,
      attributes: row.attributes === null ? null : v.parse(attributesSchema, row.attributes),
    }
  );
}
