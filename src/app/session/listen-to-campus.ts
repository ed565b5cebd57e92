import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { askAchievements } from '#app/shell/achievement-toasts.ts';
import { askNotifications } from '#app/shell/ask-notifications.ts';
import { askUpTo, noteAnnouncedRevision } from '#cache/newer-revision.ts';
import { readConnection } from '#device/network/connection.ts';
import { achievementQueries } from '#features/achievements/queries.ts';
import { notificationQueries } from '#features/notifications/queries.ts';
import { type SubscriptionParts, subscribe as subscribeToCampus } from '#wire/subscriptions.ts';
import { type Attention, whileLookedAt } from './while-looked-at.ts';

const ACHIEVEMENT_ADDED = `subscription AchievementAdded {
  achievementAdded { id }
}`;

const NOTIFICATION_ADDED = `subscription notificationAdded {
  notificationAdded { id }
}`;

const REVISION_RAISED = `subscription revisionRaised {
  revisionRaised
}`;

const id = v.object({ id: v.string() });
/** What the campus says by itself, and what is asked then: the answer may be more than what was heard. */
export const SUBSCRIPTIONS = [
  { document: ACHIEVEMENT_ADDED, schema: v.object({ achievementAdded: id }), ask: askAchievements },
  { document: NOTIFICATION_ADDED, schema: v.object({ notificationAdded: id }), ask: askNotifications },
] as const;
const ANNOUNCED = [achievementQueries.all(), notificationQueries.all()] as const;
/** At which revision the person is: the present one comes first, and says whether there was anything meanwhile (SYNC-17). */
export const REVISIONS = {
  document: REVISION_RAISED,
  schema: v.object({ revisionRaised: v.pipe(v.number(), v.safeInteger()) }),
};

export type Listening = Attention & {
  parts: SubscriptionParts;
  client: QueryClient;
  subscribe?: typeof subscribeToCampus;
};

/**
 * Hears what the campus says by itself while the page is looked at and there is a network. After each connect it is asked
 * what there was meanwhile, so a time away costs nothing (EARN-5): by the revision that each notification and achievement raises,
 * so that nothing is asked where the device has it.
 */
export function listenToCampus({ parts, client, subscribe = subscribeToCampus, ...attention }: Listening): void {
  whileLookedAt(attention, (signal) => {
    for (const { document, schema, ask } of SUBSCRIPTIONS)
      void subscribe<unknown>(parts, { document, schema, onData: () => ask(client), onConnected: () => {}, signal });
    let isFirst = true;
    void subscribe(parts, {
      ...REVISIONS,
      onData: ({ revisionRaised }) => {
        if (isFirst) for (const key of ANNOUNCED) askUpTo(client, key, revisionRaised).catch(() => {});
        isFirst = false;
        noteAnnouncedRevision(client, revisionRaised, { savesData: readConnection().saveData });
      },
      onConnected: () => {
        isFirst = true;
      },
      signal,
    });
  });
}
