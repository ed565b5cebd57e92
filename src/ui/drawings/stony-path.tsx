import type { ReactNode } from 'react';
import * as styles from './canvas.css.ts';
import { Canvas } from './canvas.tsx';

/** A way that goes on: for searches without a match and pages that are gone. */
export function StonyPath(): ReactNode {
  return (
    <Canvas mirrored>
      <path
        d="M20 118c34-34 66-36 94-12s70 22 106-14v50a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16z"
        className={styles.green}
      />
      <ellipse cx="96" cy="148" rx="22" ry="8" className={styles.paper} />
      <ellipse cx="132" cy="130" rx="17" ry="6" className={styles.paper} />
      <ellipse cx="120" cy="114" rx="12" ry="4.5" className={styles.paper} />
      <ellipse cx="140" cy="103" rx="8" ry="3" className={styles.paper} />
      <path d="M184 122V60" className={styles.line} />
      <path d="M150 62h52l12 10-12 10h-52z" className={styles.warm} />
      <path d="M162 72h24" className={styles.line} />
      <path d="M58 108V72" className={styles.line} />
      <circle cx="58" cy="58" r="24" className={styles.brand} />
      <path d="M58 76V58m0 8l8-7m-8 2l-7-6" className={styles.line} />
      <circle cx="150" cy="92" r="4" className={styles.light} />
    </Canvas>
  );
}
