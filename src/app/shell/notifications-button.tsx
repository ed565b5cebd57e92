import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import { type ReactNode, useEffect } from 'react';
import { titleUnread } from '#app/boot/page-title.ts';
import { showBadge } from '#device/push/app-badge.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { formatCount } from '#i18n/format-number.ts';
import { Icon } from '#ui/icon.tsx';
import { useWide } from '#ui/layout/use-wide.ts';
import * as styles from './notifications-button.css.ts';
import { NotificationsPopover } from './notifications-popover.tsx';
import { useUnread } from './use-unread.ts';

/** Where the browser has none, and on a phone, a link leads to their page. */
const CAN_POP = 'popover' in HTMLElement.prototype;
/** More than this is many. */
const SHOWN_AT_MOST = 99;

/** The way to the notifications, with how many are unread: here, before the page's title and on the app's icon (NOTIFY-4). */
export function NotificationsButton(): ReactNode {
  const { t } = useLingui();
  const unread = useUnread();
  const isWide = useWide();
  useEffect(() => {
    titleUnread(unread);
    void showBadge(unread);
  }, [unread]);
  const number = formatCount(Math.min(unread, SHOWN_AT_MOST), activeLanguage());
  const label =
    unread === 0 ? t`Notifications` : t`Notifications: ${plural(unread, { one: '# unread', other: '# unread' })}`;
  const sign = (
    <>
      <Icon of={Bell} />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.count} data-count={unread > SHOWN_AT_MOST ? `${number}+` : number} />
      )}
    </>
  );
  if (isWide && CAN_POP)
    return (
      <NotificationsPopover label={label} name={t`Notifications`}>
        {sign}
      </NotificationsPopover>
    );
  return (
    <Link to="/notifications" className={styles.button} aria-label={label} title={label}>
      {sign}
    </Link>
  );
}
