import type { Trx } from '#server/store/database/open-store.ts';
import type { Notice } from '#server/store/people/notify.ts';
import type { NudgeRow } from '#server/store/schema/push-tables.ts';

/** What is stored of a nudge: its words are chosen when it is read. */
export type News = Pick<Notice, 'payload' | 'link' | 'linkType'>;

/** Where the person stands with the unit that the nudge is about. */
export function standingNow(trx: Trx, { person_id, subject }: NudgeRow) {
  return trx
    .selectFrom('course_status')
    .select(['status', 'updated_at'])
    .where('person_id', '=', person_id)
    .where('course_id', '=', subject)
    .executeTakeFirst();
}

export function courseLink(id: string): string {
  return `/course/${encodeURIComponent(id)}`;
}
