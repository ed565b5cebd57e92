import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';

const IDAS_RELATIONS = `query IdasRelations {
  viewer {
    idasRelationship { id relationshipId templateId tokenImage attributes { name value } link withRequestedAttributes }
  }
}`;

const relationship = v.object({
  id: v.string(),
  relationshipId: v.nullable(v.string()),
  templateId: v.nullable(v.string()),
  /** A picture and nothing that could be an address of anybody. */
  tokenImage: v.nullable(v.pipe(v.string(), v.startsWith('data:image/svg+xml'))),
  attributes: v.nullable(v.array(v.object({ name: v.string(), value: v.string() }))),
  /** It may be followed, and is no script. */
  link: v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\//))),
  withRequestedAttributes: v.boolean(),
});
export type WalletRelationship = v.InferOutput<typeof relationship>;

export const walletQueries = {
  all: () => ['wallet'] as const,
  /** The data wallet of the person (WALLET-4). */
  mine: () =>
    campusQuery({
      key: [...walletQueries.all(), 'mine'],
      document: IDAS_RELATIONS,
      answer: v.object({ viewer: v.object({ idasRelationship: v.nullable(relationship) }) }),
      keep: 'offline',
    }),
};
