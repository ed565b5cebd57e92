import { NEWS_REST_DAYS } from '#campus/push/push-limits.ts';
import { isCurrentOffer } from '#server/model/offer-shape.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { mailSubscribers } from './mail-subscribers.ts';

/** When offers were written of last. */
const OFFERS = 'offers';
const DAY = 24 * 3_600_000;
const ONCE = '';

const subjectOf = ({ id }: { id: string }): string => `offer:${id}`;

/**
 * Writes to those who want additional offers of what stands on the offer board and was not there at the last mail
 * (NOTIFY-14); whether it did. Each offer is written of once. What a campus begins with is no news. In one transaction: of
 * several processes one writes.
 */
export async function announceOffers(
  trx: Trx,
  { organisation, offers }: Pick<Catalogue, 'organisation' | 'offers'>,
  { origin, now }: { origin: string; now: Date },
): Promise<boolean> {
  const shown = organisation.features.showOfferBoard ? offers.filter((offer) => isCurrentOffer(offer, now)) : [];
  const begins = await trx
    .insertInto('news_announced')
    .values({
      organisation_id: organisation.id,
      subject: OFFERS,
      digest: ONCE,
      announced_at: new Date(0).toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'subject']).doNothing())
    .returning('subject')
    .executeTakeFirst();
  const known = await trx
    .selectFrom('news_announced')
    .select('subject')
    .where('organisation_id', '=', organisation.id)
    .where('subject', 'like', 'offer:%')
    .execute();
  const before = new Set(known.map(({ subject }) => subject));
  const fresh = shown.filter((offer) => !before.has(subjectOf(offer)));
  if (fresh.length === 0) return false;
  if (begins === undefined && !(await isTimeForMore(trx, organisation.id, now))) return false;
  for (const offer of fresh)
    await trx
      .insertInto('news_announced')
      .values({
        organisation_id: organisation.id,
        subject: subjectOf(offer),
        digest: ONCE,
        announced_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'subject']).doNothing())
      .execute();
  return begins === undefined && mailSubscribers(trx, organisation, { kind: 'OFFERS', origin, now });
}

/** Once a week at most; whoever finds it so has it noted, so that nobody else writes as well. */
async function isTimeForMore(trx: Trx, organisationId: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('news_announced')
    .set({ announced_at: now.toISOString() })
    .where('organisation_id', '=', organisationId)
    .where('subject', '=', OFFERS)
    .where('announced_at', '<=', new Date(now.getTime() - NEWS_REST_DAYS * DAY).toISOString())
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}
