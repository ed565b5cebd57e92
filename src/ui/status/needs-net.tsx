import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PocketCampus } from '#ui/drawings/pocket-campus.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './offline-strip.css.ts';

/** In the place of what cannot be shown offline. `children` say what works instead: the transcript, the next lesson. */
export function NeedsNet({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className={styles.needsNet}>
      <div className={styles.needsNetDrawing}>
        <PocketCampus />
      </div>
      <div className={styles.needsNetText}>
        <Text size="label">
          <Trans>This part needs the internet.</Trans>
        </Text>
        {children && (
          <Text as="div" size="small" tone="muted">
            {children}
          </Text>
        )}
      </div>
    </div>
  );
}
