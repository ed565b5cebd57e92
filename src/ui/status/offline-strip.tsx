import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import { type ReactNode, useEffect, useState } from 'react';
import { OFFLINE_STRIP_AFTER, OFFLINE_STRIP_COLLAPSE } from '#campus/limits.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import * as styles from './offline-strip.css.ts';

type Stage = 'hidden' | 'strip' | 'sign';

/** Short gaps are not worth a word; after the words a sign is enough. */
function useStage(offline: boolean): Stage {
  const [stage, setStage] = useState<Stage>('hidden');
  useEffect(() => {
    if (!offline) return undefined;
    const show = setTimeout(() => setStage('strip'), OFFLINE_STRIP_AFTER);
    const fold = setTimeout(() => setStage('sign'), OFFLINE_STRIP_AFTER + OFFLINE_STRIP_COLLAPSE);
    return () => {
      clearTimeout(show);
      clearTimeout(fold);
      setStage('hidden');
    };
  }, [offline]);
  return stage;
}

/**
 * Under the header: calm, never in the way, never a dialog (OFFLINE-7). `children` replace the words on a page that
 * knows more. The strip fades where it is, and its words stay for those who listen; one that became the sign would move.
 */
export function OfflineStrip({ offline, children }: { offline: boolean; children?: ReactNode }): ReactNode {
  const stage = useStage(offline);
  return (
    <div role="status" className={styles.place}>
      {stage !== 'hidden' && (
        <div className={classNames(styles.strip, stage === 'sign' && styles.faded)}>
          <Icon of={CloudOff} size="sm" />
          <span>{children || <Trans>You are offline. Saved courses still work.</Trans>}</span>
        </div>
      )}
      {stage === 'sign' && (
        <span className={styles.sign}>
          <Icon of={CloudOff} size="sm" />
        </span>
      )}
    </div>
  );
}
