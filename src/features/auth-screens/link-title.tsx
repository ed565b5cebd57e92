import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './link-title.css.ts';

const TITLES = {
  asking: <Trans>One tap is left.</Trans>,
  in: <Trans>Welcome!</Trans>,
  failed: <Trans>This did not work yet.</Trans>,
};

/**
 * What is said of a link before and after it is spent. The longest of it has its room from the start: the title stands
 * on the words below it, and a second line that came with the answer would push it up.
 */
export function LinkTitle({ at }: { at: keyof typeof TITLES }): ReactNode {
  return (
    <span className={styles.titles}>
      {Object.entries(TITLES).map(([each, title]) => (
        <span key={each} className={each === at ? styles.title : styles.other}>
          {title}
        </span>
      ))}
    </span>
  );
}
