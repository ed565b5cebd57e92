import { v7 as uuid } from 'uuid';
import { type Account, columnsOf } from '#offline/account.ts';
import type { NewEntry } from '#offline/outbox/entry.ts';

/** Of `markNotification`, as far as the worker has to know it, which has no more of a notification than its id. */
export const MARK_NOTIFICATION = {
  kind: 'notification.mark',
  version: 1,
  document: `mutation updateNotification($id: ID!, $actions: [NotificationAction!]!) {
  updateNotification(id: $id, actions: $actions) { success errors { message } }
}`,
  followed: [{ setRead: { read: true } }, { interact: {} }],
  subject: (id: string): string => `notification:${id}`,
  /** What was meant for all is over before one of them is marked. */
  after: ['notifications:read'],
} as const;

/** A notification was followed from outside of the app: read and interacted (NOTIFY-1), queued as a page would queue it. */
export function followEntry(id: string, account: Account): NewEntry {
  const { kind, version, document, followed, subject, after } = MARK_NOTIFICATION;
  const input = { notification: { id }, mark: 'followed' };
  return {
    id: uuid(),
    kind,
    version,
    input,
    document,
    variables: { id, actions: followed },
    subject: subject(id),
    dependsOnSubjects: [],
    afterSubjects: [...after],
    keepsEach: true,
    ...columnsOf(account),
    queuedAt: Date.now(),
  };
}
