import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as styles from './canvas.css.ts';

/** The sheet that all drawings share: 240 × 180, on a patch of ground. Decorative: the words beside it say what matters. */
export function Canvas({ children, mirrored = false }: { children: ReactNode; mirrored?: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" className={classNames(styles.canvas, mirrored && styles.mirrored)}>
      <ellipse cx="120" cy="158" rx="104" ry="14" className={styles.ground} />
      {children}
    </svg>
  );
}
