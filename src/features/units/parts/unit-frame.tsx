import type { ReactNode } from 'react';
import { Page } from '#ui/layout/page.tsx';
import * as styles from './unit-frame.css.ts';

/** Below the hero of a unit: what one can do, and what there is to know. */
export function UnitFrame({ actions, children }: { actions: ReactNode; children: ReactNode }): ReactNode {
  return (
    <Page>
      <div className={styles.frame}>
        <div className={styles.actions}>{actions}</div>
        <div className={styles.content}>{children}</div>
      </div>
    </Page>
  );
}
