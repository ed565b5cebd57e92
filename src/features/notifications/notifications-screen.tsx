import { Trans, useLingui } from '@lingui/react/macro';
import CheckCheck from 'lucide-react/icons/check-check';
import type { ReactNode } from 'react';
import { useSend } from '#cache/use-send.ts';
import { type NotificationAge, notificationAge } from '#campus/push/notification-age.ts';
import { SoftAsk } from '#features/push/soft-ask.tsx';
import { useMinute } from '#features/session/use-minute.ts';
import { Button } from '#ui/actions/button.tsx';
import { WindowAtNight } from '#ui/drawings/window-at-night.tsx';
import { List } from '#ui/layout/list.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { readAllNotifications } from './mutations.ts';
import { NotificationMenu } from './parts/notification-menu.tsx';
import { NotificationRow } from './parts/notification-row.tsx';
import { SwipeToMark } from './parts/swipe-to-mark.tsx';
import { usePages } from './parts/use-pages.ts';
import type { Notification } from './queries.ts';

const AGES: readonly NotificationAge[] = ['today', 'week', 'earlier'];

/** /notifications (NOTIFY-2): the campus's notifications, the newest first. */
export function NotificationsScreen(): ReactNode {
  const { notifications, ...more } = usePages();
  const now = useMinute();
  const of = (age: NotificationAge) =>
    notifications.filter(({ createdAt }) => notificationAge(new Date(createdAt), now) === age);
  return (
    <Page width="reader">
      <Row justify="between">
        <Heading level={1}>
          <Trans>Notifications</Trans>
        </Heading>
        <ReadAll notifications={notifications} />
      </Row>
      <SoftAsk moment="news" />
      {notifications.length === 0 && (
        <EmptyState drawing={<WindowAtNight />}>
          <Trans>Nothing new yet. News about your courses will appear here.</Trans>
        </EmptyState>
      )}
      {AGES.map((age) => (
        <Group key={age} age={age} notifications={of(age)} now={now} />
      ))}
      {more.hasMore && <More {...more} />}
    </Page>
  );
}

type GroupProps = { age: NotificationAge; notifications: readonly Notification[]; now: Date };

function Group({ age, notifications, now }: GroupProps): ReactNode {
  if (notifications.length === 0) return null;
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size="title-m">
        <AgeLabel age={age} />
      </Heading>
      <List gap="xs">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <SwipeToMark notification={notification}>
              <NotificationRow
                notification={notification}
                now={now}
                menu={<NotificationMenu notification={notification} />}
              />
            </SwipeToMark>
          </li>
        ))}
      </List>
    </Stack>
  );
}

function AgeLabel({ age }: { age: NotificationAge }): ReactNode {
  switch (age) {
    case 'today':
      return <Trans>Today</Trans>;
    case 'week':
      return <Trans>This week</Trans>;
    case 'earlier':
      return <Trans>Earlier</Trans>;
    default:
      return age satisfies never;
  }
}

/** By the newest that is known here, so that what comes while this waits is news. */
function ReadAll({ notifications }: { notifications: readonly Notification[] }): ReactNode {
  const send = useSend(readAllNotifications);
  const until = notifications[0]?.createdAt;
  if (until === undefined || notifications.every(({ read }) => read)) return null;
  return (
    <Button variant="quiet" size="sm" icon={CheckCheck} onClick={() => void send({ until })}>
      <Trans>Mark all as read</Trans>
    </Button>
  );
}

type MoreProps = Pick<ReturnType<typeof usePages>, 'isAway' | 'failed' | 'loading' | 'loadMore'>;

/** Shown before the tap where there is no network and the older ones were never looked at (OFFLINE-3). */
function More({ isAway, failed, loading, loadMore }: MoreProps): ReactNode {
  const { t } = useLingui();
  if (isAway)
    return (
      <Text tone="muted" role="note">
        <Trans>Older notifications need the internet.</Trans>
      </Text>
    );
  return (
    <Stack gap="xs" align="center">
      {failed && (
        <Text tone="danger" role="alert">
          {t`They could not be loaded. Try again.`}
        </Text>
      )}
      <Button variant="outline" pending={loading} onClick={loadMore}>
        <Trans>Load more</Trans>
      </Button>
    </Stack>
  );
}
