import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import type { ReactNode } from 'react';
import { groupRows } from '#features/sync/group-rows.ts';
import { useIsOutboxRead, useOutboxRows } from '#features/sync/sync-control.ts';
import { openSync } from '#features/sync/sync-open-state.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { formatCount } from '#i18n/format-number.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import * as styles from './sync-cloud.css.ts';

/** Where what the learner did is now: sent, waiting, or in need of them (SYNC-13). Opens the sync sheet. */
export function SyncCloud(): ReactNode {
  const { t } = useLingui();
  const { refused, waiting } = groupRows(useOutboxRows());
  const isRead = useIsOutboxRead();
  const number = (count: number): string => formatCount(count, activeLanguage());
  if (refused.length > 0) {
    const label = t`Sync: ${plural(refused.length, { one: '# change needs you', other: '# changes need you' })}`;
    return (
      <IconButton icon={CloudAlert} label={label} aria-haspopup="dialog" onClick={openSync}>
        <span aria-hidden="true" className={styles.count.alarm} data-count={number(refused.length)} />
      </IconButton>
    );
  }
  if (waiting.length > 0) {
    const label = t`Sync: ${plural(waiting.length, { one: '# change is waiting to be sent', other: '# changes are waiting to be sent' })}`;
    return (
      <IconButton icon={CloudUpload} label={label} aria-haspopup="dialog" onClick={openSync}>
        <span aria-hidden="true" className={styles.count.busy} data-count={number(waiting.length)} />
      </IconButton>
    );
  }
  if (!isRead)
    return (
      <IconButton
        icon={CloudAlert}
        label={t`Sync: this page cannot see what is waiting to be sent`}
        aria-haspopup="dialog"
        onClick={openSync}
      />
    );
  return (
    <IconButton
      icon={CloudCheck}
      label={t`Sync: everything is sent`}
      aria-haspopup="dialog"
      className={styles.calm}
      onClick={openSync}
    />
  );
}
