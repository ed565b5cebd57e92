import MailIcon from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSend } from '#cache/use-send.ts';
import { markNotification } from '#features/notifications/mutations.ts';
import type { Notification } from '#features/notifications/queries.ts';
import { Icon } from '#ui/icon.tsx';
import * as styles from './swipe-to-mark.css.ts';

/** A browser that does not say when it has come to rest has the menu only. */
const SAYS_WHEN_AT_REST = 'onscrollend' in globalThis;

/**
 * A finger that draws the row aside, either way, says read or unread, as its menu does (NOTIFY-3). The browser scrolls
 * and snaps, so that it is also the browser that tells a swipe from a page that is scrolled. Only a pointer that began on the
 * row marks: a browser also scrolls a row when it restores a page.
 */
export function SwipeToMark({
  notification,
  children,
}: {
  notification: Notification;
  children: ReactNode;
}): ReactNode {
  const lane = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const isTouched = useRef(false);
  const send = useSend(markNotification);
  useLayoutEffect(() => {
    bringBack(lane.current, row.current, 'instant');
  }, []);
  const atRest = (): void => {
    const isSwipe = isTouched.current;
    isTouched.current = false;
    if (!bringBack(lane.current, row.current, isSwipe ? 'smooth' : 'instant') || !isSwipe) return;
    void send({ notification, mark: notification.read ? 'unread' : 'read' });
  };
  const sign = <Icon of={notification.read ? MailIcon : MailCheck} />;
  if (!SAYS_WHEN_AT_REST) return children;
  return (
    <div
      ref={lane}
      className={styles.lane}
      onPointerDown={() => {
        isTouched.current = true;
      }}
      onScrollEnd={atRest}
    >
      <span aria-hidden="true" className={styles.side.start}>
        {sign}
      </span>
      <div ref={row} className={styles.middle}>
        {children}
      </div>
      <span aria-hidden="true" className={styles.side.end}>
        {sign}
      </span>
    </div>
  );
}

/** To where nothing is drawn aside; whether it was. In either direction of writing it is as far as the row is away. */
function bringBack(lane: HTMLElement | null, row: HTMLElement | null, behavior: ScrollBehavior): boolean {
  if (lane === null || row === null) return false;
  const away = row.getBoundingClientRect().left - lane.getBoundingClientRect().left - styles.RIM_PX;
  if (Math.abs(away) < 1) return false;
  lane.scrollBy({ left: away, behavior });
  return true;
}
