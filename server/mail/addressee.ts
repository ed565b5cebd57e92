import * as v from 'valibot';
import type { Reader } from '#server/store/database/open-store.ts';
import { type NotificationPayload, notificationPayloadSchema } from '#server/store/people/notify.ts';
import type { NotificationRow } from '#server/store/schema/live-tables.ts';

export interface Addressee {
  readonly language: string;
  /** As they are called; undefined where they never said. */
  readonly name: string | undefined;
}

/** A person, or somebody who has not confirmed the address yet; undefined: gone. */
export async function addresseeOf(read: Reader, id: string): Promise<Addressee | undefined> {
  const person = await read
    .selectFrom('person')
    .select(['language', 'nickname', 'first_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (person !== undefined)
    return { language: person.language, name: person.nickname ?? person.first_name ?? undefined };
  const registration = await read.selectFrom('registration').select('language').where('id', '=', id).executeTakeFirst();
  return registration && { language: registration.language, name: undefined };
}

export interface News extends Pick<NotificationRow, 'kind' | 'link'> {
  readonly payload: NotificationPayload;
}

/** What a mail tells of; undefined: it is gone, or was read already. */
export async function newsOf(read: Reader, notificationId: string): Promise<News | undefined> {
  const row = await read
    .selectFrom('notification')
    .select(['kind', 'link', 'payload'])
    .where('id', '=', notificationId)
    .where('read', '=', 0)
    .executeTakeFirst();
  return (
    row && { kind: row.kind, link: row.link, payload: v.parse(notificationPayloadSchema, JSON.parse(row.payload)) }
  );
}
