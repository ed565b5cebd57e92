import { useQueryClient } from '@tanstack/react-query';
import { useState, useTransition } from 'react';
import { readCampus } from '#cache/read-campus.ts';
import { useCampusQueries } from '#cache/use-campus-queries.ts';
import { useIsOnDevice } from '#cache/use-is-on-device.ts';
import { NOTIFICATIONS_PAGE } from '#campus/limits.ts';
import { useOnline } from '#features/calls/online.ts';
import { type Notification, notificationQueries } from '#features/notifications/queries.ts';
import { useSession } from '#features/session/session.ts';

/** Twenty at a time (NOTIFY-2); older ones come when the learner asks, from the campus or from what is on the device. */
export function usePages() {
  const client = useQueryClient();
  const { language } = useSession();
  const online = useOnline();
  const [pages, setPages] = useState(1);
  const [failed, setFailed] = useState(false);
  const [loading, startLoading] = useTransition();
  const reads = Array.from({ length: pages }, (_, at) =>
    at === 0 ? notificationQueries.latest(language) : notificationQueries.older(at * NOTIFICATIONS_PAGE, language),
  );
  const answers = useCampusQueries(reads);
  const next = notificationQueries.older(pages * NOTIFICATIONS_PAGE, language);
  const isAway = useIsOnDevice(next.key, !online) === false;
  const loadMore = (): void =>
    startLoading(async () => {
      try {
        await readCampus(client, next);
        setFailed(false);
        setPages(pages + 1);
      } catch {
        setFailed(true);
      }
    });
  const notifications = once(answers.flatMap((answer) => answer.notifications));
  return {
    notifications,
    hasMore: answers.at(-1)?.notifications.length === NOTIFICATIONS_PAGE,
    isAway,
    failed,
    loading,
    loadMore,
  };
}

/** What came in the meantime has moved the others on: the last of one page is the first of the next. */
function once(notifications: readonly Notification[]): readonly Notification[] {
  return [...new Map(notifications.map((each) => [each.id, each])).values()];
}
