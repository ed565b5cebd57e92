import { mailInstead } from '#server/mail/mail-instead.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { type Notice, notify } from '#server/store/people/notify.ts';

/** What became of a run or a date; `origin`: where links of a mail lead, without it there are no mails. */
export type RunNotice = Pick<Notice, 'organisationId' | 'kind' | 'payload'> & {
  readonly courseId: string;
  readonly origin: string | undefined;
  readonly now: Date;
};

/** Notifies each of some people, in the campus and outside of it as they want it (LIVE-19). */
export async function notifyOfRun(trx: Trx, people: readonly string[], notice: RunNotice): Promise<void> {
  const { organisationId, kind, payload, courseId, origin, now } = notice;
  const link = `/course/${encodeURIComponent(courseId)}`;
  for (const personId of people) {
    const about = { kind, payload, link, linkType: 'COURSE' as const, at: now };
    const notificationId = await notify(trx, { organisationId, personId, ...about });
    if (origin === undefined) continue;
    await mailInstead(trx, { organisationId, personId, kind: 'RUN_NEWS', notificationId, origin, now });
  }
}
