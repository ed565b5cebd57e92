import type { ReactNode } from 'react';
import * as styles from './canvas.css.ts';
import { Canvas } from './canvas.tsx';

const STAR =
  'M0-22l6.4 6.5 9.2 0 0 9.1 6.4 6.4-6.4 6.4 0 9.2-9.2 0-6.4 6.4-6.4-6.4-9.2 0 0-9.2-6.4-6.4 6.4-6.4 0-9.1 9.2 0z';

/** The campus in the hand: for what is saved on the device, and for what needs the network. */
export function PocketCampus(): ReactNode {
  return (
    <Canvas>
      <circle cx="120" cy="82" r="72" className={styles.glow} />
      <rect x="80" y="16" width="80" height="138" rx="16" className={styles.paper} />
      <rect x="90" y="32" width="60" height="62" rx="8" className={styles.brand} />
      <path d={STAR} transform="translate(120 63)" className={styles.warm} />
      <circle cx="120" cy="63" r="6" className={styles.light} />
      <path d="M92 108h40M92 120h52" className={styles.faint} />
      <path d="M112 24h16" className={styles.line} />
      <rect x="92" y="130" width="56" height="14" rx="7" className={styles.warm} />
      <path
        d="M46 154V120m0 0c-10-2-14-10-12-20 10 2 14 10 12 20zm0 8c2-10 8-14 16-14-1 9-7 14-16 14z"
        className={styles.green}
      />
    </Canvas>
  );
}
