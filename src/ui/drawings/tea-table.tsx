import type { ReactNode } from 'react';
import * as styles from './canvas.css.ts';
import { Canvas } from './canvas.tsx';

/** A table where somebody is expected: for sessions and conversations. */
export function TeaTable(): ReactNode {
  return (
    <Canvas>
      <path d="M88 78c-6-8 4-14-2-24m20 22c-6-8 4-12-2-20" className={styles.faint} />
      <path d="M78 86h36l-4 14c6 6 6 12 2 20H80c-4-8-4-14 2-20z" className={styles.warm} />
      <path d="M82 104h28" className={styles.line} />
      <path d="M136 94h30l-3 12c5 5 5 9 2 14h-28c-3-5-3-9 2-14z" className={styles.violet} />
      <ellipse cx="96" cy="121" rx="26" ry="5" className={styles.paper} />
      <ellipse cx="151" cy="121" rx="22" ry="5" className={styles.paper} />
      <path d="M34 126h172v10H34z" className={styles.brand} />
      <path d="M54 136l-8 24M186 136l8 24" className={styles.line} />
      <circle cx="189" cy="84" r="20" className={styles.glow} />
      <path d="M180 126V96l9-8 9 8v30z" className={styles.paper} />
      <path d="M189 98c4 6 5 8 5 11a5 5 0 0 1-10 0c0-3 1-5 5-11z" className={styles.light} />
    </Canvas>
  );
}
