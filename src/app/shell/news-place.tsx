import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '#app/boot/when-idle.ts';
import { latestOf } from '#app/session/latest-of.ts';
import { send } from '#cache/send.ts';
import { isOwnPath } from '#device/session/session.ts';
import { useOnline } from '#features/calls/online.ts';
import { homeQueries } from '#features/home/queries.ts';
import { markNotification } from '#features/notifications/mutations.ts';
import { plainText } from '#features/notifications/plain-text.ts';
import { type Notification, notificationQueries } from '#features/notifications/queries.ts';
import { takeUnannounced } from '#features/notifications/say-once.ts';
import { useSession } from '#features/session/session.ts';
import { notify } from '#ui/overlays/notify.ts';
import { warmNotifications } from './ask-notifications.ts';

const PATH = '/notifications';

/**
 * What the campus announces is shown once: at each contact what it did meanwhile, and what it says while the page is open. With
 * the way there, and the way to all of it; not where all of it stands on the screen.
 */
export function NewsPlace(): null {
  const { t } = useLingui();
  const { viewerId, language, serverNow } = useSession();
  const online = useOnline();
  const router = useRouter();
  useEffect(() => {
    if (!online || viewerId === undefined) return undefined;
    const sayAll = async (client: QueryClient, notifications: readonly Notification[]): Promise<void> => {
      const fresh = await takeUnannounced(notifications, new Date(serverNow()));
      if (router.state.location.pathname !== PATH)
        for (const notification of fresh) notify({ kind: 'info', stays: true, ...toastOf(client, notification) });
      if (fresh.length > 0) await askAnew(client);
    };
    const toastOf = (client: QueryClient, notification: Notification) => {
      const all = { label: t`All notifications`, onPress: () => void router.navigate({ to: PATH }) };
      return { message: plainText(notification.message), actions: [...wayTo(client, notification), all] };
    };
    const wayTo = (client: QueryClient, notification: Notification) => {
      const { link } = notification;
      if (link === null || !isOwnPath(link)) return [];
      const follow = (): void => {
        void router.navigate({ href: link });
        void send(client, markNotification, { notification, mark: 'followed' as const }).catch(() => {});
      };
      return [{ label: t`Show`, onPress: follow }];
    };
    let stop = (): void => {};
    let gone = false;
    whenIdle(async () => {
      const client = await router.options.context.openCache();
      if (gone) return;
      const { key } = notificationQueries.latest(language);
      stop = latestOf(client, key, (notifications) => void sayAll(client, notifications).catch(() => {}));
      await warmNotifications(client, language, 0);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [online, viewerId, language, serverNow, router, t]);
  return null;
}

/** What they are about is not as it was before. */
async function askAnew(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: homeQueries.all() });
  const { unitQueries } = await import('#features/units/queries.ts');
  await client.invalidateQueries({ queryKey: unitQueries.all() });
}
