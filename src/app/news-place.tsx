import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { warm } from '#cache/warm.ts';
import { isOwnPath } from '#device/session.ts';
import { homeQueries } from '#features/home/queries.ts';
import { plainWords } from '#features/notifications/plain-words.ts';
import { type Notification, notificationQueries } from '#features/notifications/queries.ts';
import { takeUnsaid } from '#features/notifications/say-once.ts';
import { useOnline } from '#features/session/online.ts';
import { useSession } from '#features/session/session.ts';
import { unitQueries } from '#features/units/queries.ts';
import { notify } from '#ui/notify.ts';
import { whenIdle } from './when-idle.ts';

/** At each contact with the campus, what it did meanwhile to what is the learner's is said once, with the way there. */
export function NewsPlace(): null {
  const { t } = useLingui();
  const { viewerId, language } = useSession();
  const online = useOnline();
  const router = useRouter();
  useEffect(() => {
    if (!online || viewerId === undefined) return;
    const say = ({ message, link }: Notification): void => {
      const action =
        link !== null && isOwnPath(link)
          ? { action: { label: t`Show`, onPress: () => void router.navigate({ href: link }) } }
          : {};
      notify({ kind: 'info', message: plainWords(message), stays: true, ...action });
    };
    whenIdle(async () => {
      const client = await router.options.context.openCache();
      const { notifications } = await warm(client, notificationQueries.latest(language), 0);
      const fresh = await takeUnsaid(notifications);
      fresh.forEach(say);
      if (fresh.length > 0) await askAnew(client);
    });
  }, [online, viewerId, language, router, t]);
  return null;
}

/** What they are about is not as it was told before. */
async function askAnew(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: homeQueries.all() });
  await client.invalidateQueries({ queryKey: unitQueries.all() });
}
