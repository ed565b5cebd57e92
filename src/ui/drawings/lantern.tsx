import type { ReactNode } from 'react';
import * as styles from './canvas.css.ts';
import { Canvas } from './canvas.tsx';

/** The sign of the campus. Lit when something is reached. */
export function Lantern({ lit = true }: { lit?: boolean }): ReactNode {
  return (
    <Canvas>
      {lit && <circle cx="120" cy="92" r="70" className={styles.glow} />}
      <path d="M104 34a16 16 0 0 1 32 0" className={styles.line} />
      <path d="M98 46l22-14 22 14v8H98z" className={styles.brand} />
      <path d="M92 54h56l8 76a6 6 0 0 1-6 6H90a6 6 0 0 1-6-6z" className={lit ? styles.warm : styles.paper} />
      <path d="M106 54l-6 82M134 54l6 82M88 95h64" className={styles.line} />
      {lit && <path d="M120 82c9 12 12 18 12 25a12 12 0 0 1-24 0c0-7 3-13 12-25z" className={styles.light} />}
      <path d="M120 98v10" className={styles.line} />
      <path d="M82 136h76v10a6 6 0 0 1-6 6H88a6 6 0 0 1-6-6z" className={styles.brand} />
    </Canvas>
  );
}
