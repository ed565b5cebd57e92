import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import Award from 'lucide-react/icons/award';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CirclePlay from 'lucide-react/icons/circle-play';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useSend } from '#cache/use-send.ts';
import { isOwnPath } from '#device/session/session.ts';
import { markNotification, notificationSubject } from '#features/notifications/mutations.ts';
import type { Notification } from '#features/notifications/queries.ts';
import { RefusedMark, useChangeState } from '#features/sync/change-mark.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Html } from '#ui/text/html.tsx';
import { RelativeMoment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './notification-row.css.ts';

const SIGNS: Readonly<Record<string, typeof Bell>> = {
  COURSE: BookOpen,
  APPOINTMENT: CalendarDays,
  CERTIFICATE: Award,
  LESSON: CirclePlay,
};

type RowProps = {
  notification: Notification;
  now: Date;
  /** What else can be done with it. */
  menu?: ReactNode;
};

/** One notification: a click on an unread one sets it read, and interacted where it leads somewhere (NOTIFY-1). */
export function NotificationRow({ notification, now, menu }: RowProps): ReactNode {
  const { read, message, linkType, createdAt } = notification;
  const messageId = useId();
  const state = useChangeState(notificationSubject(notification.id));
  const link = notification.link !== null && isOwnPath(notification.link) ? notification.link : undefined;
  return (
    <article className={styles.row} data-unread={read ? undefined : ''} aria-labelledby={messageId}>
      {!read && (
        <span className={styles.dot}>
          <VisuallyHidden>
            <Trans>Unread</Trans>
          </VisuallyHidden>
        </span>
      )}
      <span className={styles.sign}>
        <Icon of={SIGNS[linkType ?? ''] ?? Bell} />
      </span>
      <div className={styles.text}>
        <div id={messageId}>
          {/* One row, one link: those of the text give way to it. */}
          <Html className={styles.message} links={link === undefined}>
            {message}
          </Html>
        </div>
        <Text as="div" size="small" tone="muted">
          <RelativeMoment at={new Date(createdAt)} now={now} titled />
        </Text>
      </div>
      <Cover notification={notification} link={link} labelledBy={messageId} />
      <div className={styles.menu}>
        {menu}
        {state === 'needs-you' && <RefusedMark look="sign" />}
      </div>
    </article>
  );
}

type CoverProps = { notification: Notification; link: string | undefined; labelledBy: string };

/** Lies over the row, below its menu. */
function Cover({ notification, link, labelledBy }: CoverProps): ReactNode {
  const { t } = useLingui();
  const router = useRouter();
  const send = useSend(markNotification);
  if (link === undefined) {
    if (notification.read) return null;
    return (
      <button
        type="button"
        className={styles.cover}
        title={t`Mark as read`}
        aria-label={t`Mark as read`}
        aria-describedby={labelledBy}
        onClick={() => void send({ notification, mark: 'read' })}
      />
    );
  }
  const follow = (event: MouseEvent): void => {
    if (!notification.read) void send({ notification, mark: 'followed' });
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href: link });
  };
  return (
    <a href={link} className={styles.cover} aria-labelledby={labelledBy} onClick={follow}>
      <VisuallyHidden>
        <Trans>Open</Trans>
      </VisuallyHidden>
    </a>
  );
}
