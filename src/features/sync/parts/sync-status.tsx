import { Plural, Trans } from '@lingui/react/macro';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import type { ReactNode, Ref } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './sync.css.ts';

type Props = { refused: number; waiting: number; isRead: boolean; announcement: ReactNode; ref: Ref<HTMLDivElement> };

/** In one sentence: where what the learner did is now. Reads itself out when it changes. */
export function SyncStatus({ refused, waiting, isRead, announcement, ref }: Props): ReactNode {
  const [sign, look] =
    refused > 0
      ? [CloudAlert, styles.alarm]
      : waiting > 0
        ? [CloudUpload, styles.busy]
        : [isRead ? CloudCheck : CloudAlert, styles.calm];
  return (
    <div ref={ref} tabIndex={-1} role="status" className={styles.status}>
      <Icon of={sign} className={look} />
      <div className={styles.statusText}>
        <Text size="label">
          <Where refused={refused} waiting={waiting} isRead={isRead} />
        </Text>
        <Text size="small" tone="muted">
          {refused + waiting > 0 || !isRead ? (
            <Trans>Nothing is lost: what is not sent yet is saved on this device.</Trans>
          ) : (
            <Trans>What you do without a connection is listed here until it is sent.</Trans>
          )}
        </Text>
        {announcement && <Text size="small">{announcement}</Text>}
      </div>
    </div>
  );
}

function Where({ refused, waiting, isRead }: Pick<Props, 'refused' | 'waiting' | 'isRead'>): ReactNode {
  if (refused > 0) return <Plural value={refused} one="# change needs you" other="# changes need you" />;
  if (waiting > 0)
    return <Plural value={waiting} one="# change is waiting to be sent" other="# changes are waiting to be sent" />;
  if (!isRead) return <Trans>This page cannot see what is waiting to be sent.</Trans>;
  return <Trans>Everything you did has been sent.</Trans>;
}
