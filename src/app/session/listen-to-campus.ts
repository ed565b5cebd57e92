import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { askAchievements } from '#app/shell/achievement-toasts.ts';
import { askNotifications } from '#app/shell/ask-notifications.ts';
import { noteAnnouncedRevision } from '#cache/newer-revision.ts';
import { readConnection } from '#device/network/connection.ts';
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
/** At which revision the person is: the present one comes first, so there is nothing to ask after a connect (SYNC-17). */
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
 * what there was meanwhile, so a time away costs nothing (EARN-5).
 */
export function listenToCampus({ parts, client, subscribe = subscribeToCampus, ...attention }: Listening): void {
  whileLookedAt(attention, (signal) => {
    for (const { document, schema, ask } of SUBSCRIPTIONS) {
      const anew = (): void => ask(client);
      void subscribe<unknown>(parts, { document, schema, onData: anew, onConnected: anew, signal });
    }
    void subscribe(parts, {
      ...REVISIONS,
      onData: ({ revisionRaised }) =>
        noteAnnouncedRevision(client, revisionRaised, { savesData: readConnection().saveData }),
      onConnected: () => {},
      signal,
    });
  });
}
