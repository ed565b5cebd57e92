import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { documentStatus } from '#campus/doc-check/document-status.ts';
import { localizedSchema } from '#server/model/localized.ts';
import { rememberAnnouncements } from '#server/store/database/announcements.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';
import type { LinkType, NotificationKind } from '#server/store/schema/live-tables.ts';

const about = { courseId: v.string(), denomination: localizedSchema };

/** What a notification of an appointment is worded from, in whichever language it is read. */
const datePayloadSchema = v.object({
  ...about,
  appointmentId: v.string(),
  /** IANA zone of the run; of the person, where they are reminded. */
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
export type DatePayload = v.InferOutput<typeof datePayloadSchema>;

/** The same for one of a unit. */
const unitPayloadSchema = v.object(about);

/** Of news: its own words, a line of Markdown. */
const newsPayloadSchema = v.object({ words: localizedSchema });
export type NewsPayload = v.InferOutput<typeof newsPayloadSchema>;

/** Of a document: where its check stands then, and nothing of what a reviewer says to it (DOC-8). */
const decisionPayloadSchema = v.object({ documentStatus });

export const notificationPayloadSchema = v.union([
  datePayloadSchema,
  unitPayloadSchema,
  newsPayloadSchema,
  decisionPayloadSchema,
]);
export type NotificationPayload = v.InferOutput<typeof notificationPayloadSchema>;

export interface Notice {
  readonly organisationId: string;
  readonly personId: string;
  readonly kind: NotificationKind;
  readonly payload: NotificationPayload;
  /** A path of the app, like `/course/5`. */
  readonly link: string | null;
  readonly linkType: LinkType | null;
  readonly at: Date;
}

/**
 * Tells one person something, in the transaction of what it tells of: both are there or neither is. So are the pushes to
 * the person's devices, which server/push sends after the commit. Answers the id of the notification.
 */
export async function notify(trx: Trx, notice: Notice): Promise<string> {
  const id = randomUUID();
  const at = notice.at.toISOString();
  const row = await trx
    .insertInto('notification')
    .values({
      id,
      organisation_id: notice.organisationId,
      person_id: notice.personId,
      kind: notice.kind,
      payload: JSON.stringify(notice.payload),
      link: notice.link,
      link_type: notice.linkType,
      read: 0,
      interacted: 0,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // Open pages hear of it once it is committed (Store.onCommitted).
  rememberAnnouncements(trx, { notifications: [row] });
  await trx
    .insertInto('push_due')
    .columns(['notification_id', 'device_id', 'created_at', 'not_before', 'attempts'])
    .expression((eb) =>
      eb
        .selectFrom('push_device')
        .select((row) => [
          row.cast<string>(row.val(id), 'text').as('notification_id'),
          'push_device.id',
          row.cast<string>(row.val(at), 'text').as('created_at'),
          row.cast<string>(row.val(at), 'text').as('not_before'),
          sql.lit(0).as('attempts'),
        ])
        .where('organisation_id', '=', notice.organisationId)
        .where('person_id', '=', notice.personId),
    )
    .execute();
  await raiseRevision(trx, notice.personId);
  return id;
}
