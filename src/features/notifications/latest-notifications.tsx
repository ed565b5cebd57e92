import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSession } from '#features/session/session.ts';
import { useMinute } from '#features/session/use-minute.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { NotificationRow } from './parts/notification-row.tsx';
import { notificationQueries } from './queries.ts';

const LinkButton = createLink(ButtonLink);
/** So many are looked at in passing (NOTIFY-2). */
const LATEST = 5;

/** The newest ones, with the rules of their page, and the way there: in the notifications button of a wide screen, and on home. */
export function LatestNotifications({ most = LATEST }: { most?: number }): ReactNode {
  const { language } = useSession();
  const { notifications } = useCampusQuery(notificationQueries.latest(language)).data;
  const now = useMinute();
  return (
    <Stack gap="sm">
      {notifications.length === 0 && (
        <Text tone="muted">
          <Trans>Nothing new yet. News about your courses will appear here.</Trans>
        </Text>
      )}
      <List gap="xs">
        {notifications.slice(0, most).map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} now={now} />
          </li>
        ))}
      </List>
      <LinkButton to="/notifications" variant="quiet" size="sm">
        <Trans>All notifications</Trans>
      </LinkButton>
    </Stack>
  );
}
