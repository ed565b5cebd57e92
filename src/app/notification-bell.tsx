import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import { type ReactNode, useEffect } from 'react';
import { showBadge } from '#device/app-badge.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { Icon } from '#ui/icon.tsx';
import * as styles from './notification-bell.css.ts';
import { titleUnread } from './page-title.ts';
import { useUnread } from './use-unread.ts';

/** More than this is many. */
const SHOWN_AT_MOST = 99;

/** The way to the notifications, with how many are unread: here, before the page's title and on the app's icon (UX B, Badging). */
export function NotificationBell(): ReactNode {
  const { t } = useLingui();
  const unread = useUnread();
  useEffect(() => {
    titleUnread(unread);
    void showBadge(unread);
  }, [unread]);
  const number = formatNumber(Math.min(unread, SHOWN_AT_MOST), activeLanguage());
  const label =
    unread === 0 ? t`Notifications` : t`Notifications: ${plural(unread, { one: '# unread', other: '# unread' })}`;
  return (
    <Link to="/notifications" className={styles.bell} aria-label={label} title={label}>
      <Icon of={Bell} />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {unread > SHOWN_AT_MOST ? `${number}+` : number}
        </span>
      )}
    </Link>
  );
}
