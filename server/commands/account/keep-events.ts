import { createHash } from 'node:crypto';
import type { AnalyticsEvent } from '#campus/analytics/analytics-event.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** Who was counted: a person, or a device of which nothing is known but its random id. */
export type Counter = { personId: string } | { fingerprint: string };

export interface KeepEvents {
  readonly organisationId: string;
  readonly by: Counter;
  readonly events: readonly AnalyticsEvent[];
  readonly now: Date;
}

/** Keeps what was counted, each once however often it is sent: its id is made of what it says. */
export async function keepEvents(trx: Trx, { organisationId, by, events, now }: KeepEvents): Promise<void> {
  const rows = events.map(({ type, payload, recordedAt }) => {
    const what = {
      organisation_id: organisationId,
      type,
      payload: JSON.stringify(payload),
      recorded_at: recordedAt,
      person_id: 'personId' in by ? by.personId : null,
      fingerprint: 'fingerprint' in by ? by.fingerprint : null,
    };
    const id = createHash('sha256')
      .update(JSON.stringify(Object.values(what)))
      .digest('base64url');
    return { id, ...what, received_at: now.toISOString() };
  });
  await trx
    .insertInto('analytics_event')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
