import type { ReactNode } from 'react';
import * as styles from './canvas.css.ts';
import { Canvas } from './canvas.tsx';

/** Nothing has come yet: for saved things and messages. */
export function LetterBox(): ReactNode {
  return (
    <Canvas mirrored>
      <path d="M112 118h16v40h-16z" className={styles.paper} />
      <path d="M64 118V78a28 28 0 0 1 28-28h72a28 28 0 0 1 28 28v40z" className={styles.brand} />
      <path d="M64 118V78a28 28 0 0 1 56 0v40z" className={styles.paper} />
      <path d="M78 84h28" className={styles.line} />
      <path d="M168 62V36h22v14h-22" className={styles.violet} />
      <path d="M146 92h30v20h-30z" className={styles.warm} />
      <path d="M146 92l15 11 15-11" className={styles.line} />
      <circle cx="92" cy="101" r="4" className={styles.light} />
      <path d="M40 158c4-10 2-16-3-22m7 22c1-8 6-13 12-15" className={styles.faint} />
    </Canvas>
  );
}
