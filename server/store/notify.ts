import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { localizedSchema } from '#server/content/localized.ts';
import type { NotificationKind } from './live-tables.ts';
import type { Trx } from './open-store.ts';
import { raiseRevision } from './raise-revision.ts';
import { rememberTold } from './told.ts';

/** What a notification of an appointment is worded from, in whichever language it is read. */
export const notificationPayloadSchema = v.object({
  appointmentId: v.string(),
  courseId: v.string(),
  denomination: localizedSchema,
  /** IANA zone of the run. */
  zone: v.string(),
  /** When it is, or was going to be. */
  start: v.string(),
  end: v.string(),
  /** When it was going to be, where it was moved. */
  startBefore: v.optional(v.string()),
  /** Where it is, and where it was going to be: only where the place is another one. */
  location: v.optional(v.nullable(localizedSchema)),
  locationBefore: v.optional(v.nullable(localizedSchema)),
});
export type NotificationPayload = v.InferOutput<typeof notificationPayloadSchema>;

export interface Notice {
  readonly organisationId: string;
  readonly personId: string;
  readonly kind: NotificationKind;
  readonly payload: NotificationPayload;
  /** A path of the app, like `/course/5`. */
  readonly link: string | null;
  readonly linkType: 'COURSE' | null;
  readonly at: Date;
}

/** Tells one person something, in the transaction of what it tells of: both are there or neither is. */
export async function notify(trx: Trx, notice: Notice): Promise<void> {
  const row = await trx
    .insertInto('notification')
    .values({
      id: randomUUID(),
      organisation_id: notice.organisationId,
      person_id: notice.personId,
      kind: notice.kind,
      payload: JSON.stringify(notice.payload),
      link: notice.link,
      link_type: notice.linkType,
      read: 0,
      interacted: 0,
      created_at: notice.at.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // Open pages hear of it once it is committed (Store.onTold).
  rememberTold(trx, row);
  await raiseRevision(trx, notice.personId);
}
