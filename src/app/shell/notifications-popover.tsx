import type { QueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { loadMessages } from '#app/boot/load-messages.ts';
import { readCampus } from '#cache/read-campus.ts';
import type { LatestNotifications } from '#features/notifications/latest-notifications.tsx';
import { notificationQueries } from '#features/notifications/queries.ts';
import { CacheProvider } from '#features/session/cache-provider.tsx';
import { useSession } from '#features/session/session.ts';
import { Spinner } from '#ui/status/spinner.tsx';
import * as styles from './notifications-button.css.ts';

type Props = {
  /** With how many are unread. */
  label: string;
  name: string;
  /** What the button shows. */
  children: ReactNode;
};

type Parts = { Latest: typeof LatestNotifications; client: QueryClient };

/** The notifications of a wide screen: the browser's own popover, which Escape and a click elsewhere close, and which gives the focus back. */
export function NotificationsPopover({ label, name, children }: Props): ReactNode {
  const { language } = useSession();
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (!open) return undefined;
    let gone = false;
    const bring = async (): Promise<void> => {
      const chunk = import('#features/notifications/latest-notifications.tsx');
      await loadMessages(language, ['campus']);
      const client = await router.options.context.openCache();
      await readCampus(client, notificationQueries.latest(language));
      const { LatestNotifications: Latest } = await chunk;
      if (!gone) setParts({ Latest, client });
    };
    // Their page says what is wrong, and how to go on.
    bring().catch(() => (gone ? undefined : router.navigate({ to: '/notifications' })));
    return () => {
      gone = true;
      setParts(undefined);
    };
  }, [open, language, router]);
  const page = useRouterState({ select: ({ location }) => location.href });
  useEffect(() => {
    if (page !== '') box.current?.hidePopover();
  }, [page]);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
      >
        {children}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={name}
        className={styles.popover}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {parts === undefined ? (
          <Spinner />
        ) : (
          <CacheProvider client={parts.client}>
            <parts.Latest />
          </CacheProvider>
        )}
      </div>
    </>
  );
}
