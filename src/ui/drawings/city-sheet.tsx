import type { ReactNode } from 'react';
import * as styles from './canvas.css.ts';
import { sheet } from './city-sheet.css.ts';

/** A piece of a city with a pin: no map of anywhere, so nothing of it comes from anybody. */
export function CitySheet(): ReactNode {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true" className={sheet}>
      <rect width="240" height="120" rx="14" className={styles.ground} />
      <path d="M-4 92c40-18 70 6 112-8s70-34 136-26v30c-60-6-92 14-132 24S40 98-4 122z" className={styles.violet} />
      <path d="M20 14h44v26H20zM80 10h36v30H80zM20 52h30v22H20zM176 84h40v24h-40z" className={styles.paper} />
      <path d="M132 12h52v30h-52z" className={styles.warm} />
      <path d="M-4 46h248M70-4v92M124-4v84M196-4v64M56 46v36" className={styles.faint} />
      <circle cx="158" cy="30" r="15" className={styles.glow} />
      <path d="M158 46c-9-11-12-16-12-22a12 12 0 0 1 24 0c0 6-3 11-12 22z" className={styles.brand} />
      <circle cx="158" cy="24" r="4.5" className={styles.light} />
    </svg>
  );
}
