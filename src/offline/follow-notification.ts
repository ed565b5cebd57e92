import { v7 as uuid } from 'uuid';
import type { NewEntry, Owner } from './entry.ts';

/** On learners' disks and shared by page and worker, which knows of a notification no more than its id. */
export const FOLLOW_NOTIFICATION = {
  kind: 'notification.follow',
  version: 1,
  document: `mutation updateNotification($id: ID!, $actions: [NotificationAction!]!) {
  updateNotification(id: $id, actions: $actions) { success errors { message } notification { id read interacted } }
}`,
  actions: [{ setRead: { read: true } }, { interact: {} }],
  subject: (id: string): string => `notification:${id}`,
  /** What was meant for all goes out before. */
  after: ['notifications:read'],
} as const;

/** A notification was followed from outside of the app: read and interacted (B4), as its mutation would queue it. */
export function followEntry(id: string, { owner, organisation }: Owner): NewEntry {
  const { kind, version, document, actions, subject, after } = FOLLOW_NOTIFICATION;
  return {
    ...{ id: uuid(), kind, version, input: { id }, document, variables: { id, actions } },
    ...{ subject: subject(id), dependsOnSubjects: [], afterSubjects: [...after], keepsEach: true },
    ...{ owner, organisation, queuedAt: Date.now() },
  };
}
