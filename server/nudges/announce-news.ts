import { createHash } from 'node:crypto';
import { NEWS_REST_DAYS } from '#campus/push/push-limits.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { mailSubscribers } from './mail-subscribers.ts';

/** The text block of the home page's updates section. */
const UPDATES = 'updates';
const DAY = 24 * 3_600_000;

/**
 * Writes to those who want updates once what is new on the campus reads otherwise than at the last mail (NOTIFY-13); whether
 * it did. What a campus begins with is no news. In one transaction: of several processes one writes.
 */
export async function announceNews(
  trx: Trx,
  { organisation, texts }: Pick<Catalogue, 'organisation' | 'texts'>,
  { origin, now }: { origin: string; now: Date },
): Promise<boolean> {
  const text = organisation.features.showHomepageUpdatesSection ? texts.get(UPDATES) : undefined;
  const digest = createHash('sha256')
    .update(JSON.stringify(text?.content ?? null))
    .digest('base64url');
  const begins = await trx
    .insertInto('news_announced')
    .values({ organisation_id: organisation.id, subject: UPDATES, digest, announced_at: new Date(0).toISOString() })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'subject']).doNothing())
    .returning('subject')
    .executeTakeFirst();
  if (begins !== undefined || text === undefined) return false;
  const changed = await trx
    .updateTable('news_announced')
    .set({ digest, announced_at: now.toISOString() })
    .where('organisation_id', '=', organisation.id)
    .where('subject', '=', UPDATES)
    .where('digest', '!=', digest)
    .where('announced_at', '<=', new Date(now.getTime() - NEWS_REST_DAYS * DAY).toISOString())
    .returning('subject')
    .executeTakeFirst();
  if (changed === undefined) return false;
  return mailSubscribers(trx, organisation, { kind: 'UPDATES', origin, now });
}
