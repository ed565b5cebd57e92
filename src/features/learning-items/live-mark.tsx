import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Moment } from '#ui/text/moment.tsx';
import * as styles from './live-mark.css.ts';

/** The badge of what runs at this moment, with its end where that is known (CATALOGUE-11). */
export function LiveMark({ ends }: { ends: string | undefined }): ReactNode {
  return (
    <span className={styles.mark}>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        {ends === undefined ? (
          <Trans>Live now</Trans>
        ) : (
          <Trans>
            Live now · ends <Moment at={new Date(ends)} form="time" />
          </Trans>
        )}
      </span>
    </span>
  );
}
