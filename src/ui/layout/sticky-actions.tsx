import type { ReactNode } from 'react';
import * as styles from './sticky-actions.css.ts';

/** Buttons of a long text: always in reach of the thumb, the primary last (DESIGN-12). */
export function StickyActions({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.bar}>{children}</div>;
}
