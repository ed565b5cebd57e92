import type { ReactNode } from 'react';
import * as styles from './canvas.css.ts';
import { Canvas } from './canvas.tsx';

/** All is quiet: for notifications, and for the campus being out of reach. */
export function WindowAtNight(): ReactNode {
  return (
    <Canvas>
      <rect x="62" y="24" width="116" height="116" rx="12" className={styles.night} />
      <path d="M152 46a18 18 0 1 0 10 28 22 22 0 0 1-10-28z" className={styles.warm} />
      <circle cx="86" cy="48" r="2.5" className={styles.light} />
      <circle cx="104" cy="66" r="2" className={styles.light} />
      <circle cx="82" cy="88" r="2" className={styles.light} />
      <path d="M62 122c18-14 34-14 52-4s40 8 64-8v30H62z" className={styles.green} />
      <path d="M120 24v116M62 82h116" className={styles.line} />
      <rect x="52" y="138" width="136" height="14" rx="5" className={styles.paper} />
      <path d="M160 138v-14h20v14" className={styles.brand} />
      <path d="M170 124c-8-8-8-16-4-22 2 6 2 12 4 22zm0 0c6-4 12-6 12-14-6 1-11 6-12 14z" className={styles.green} />
    </Canvas>
  );
}
