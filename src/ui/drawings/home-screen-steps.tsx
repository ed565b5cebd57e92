import type { ReactNode } from 'react';
import * as styles from './canvas.css.ts';

/** Small sheets beside the words of a step: a phone as the person has it in hand. Apple's own signs are never mirrored. */
function Step({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg viewBox="0 0 240 96" aria-hidden="true" className={styles.step}>
      {children}
    </svg>
  );
}

/** The lower edge of the phone, the square with the arrow alight. */
export function ShareSquare(): ReactNode {
  return (
    <Step>
      <path d="M48 0v72a16 16 0 0 0 16 16h112a16 16 0 0 0 16-16V0" className={styles.paper} />
      <path d="M64 44h112" className={styles.faint} />
      <circle cx="120" cy="64" r="20" className={styles.glow} />
      <path d="M111 62h-3v16h24V62h-3M120 70V50m-6 6 6-6 6 6" className={styles.line} />
      <path d="M74 64h12M154 64h12" className={styles.faint} />
    </Step>
  );
}

/** The list that it opens, with the entry alight. */
export function HomeScreenEntry(): ReactNode {
  return (
    <Step>
      <rect x="48" y="8" width="144" height="80" rx="12" className={styles.paper} />
      <path d="M64 26h64M64 72h52" className={styles.faint} />
      <rect x="54" y="36" width="132" height="24" rx="8" className={styles.warm} />
      <path d="M64 48h72" className={styles.line} />
      <rect x="162" y="40" width="16" height="16" rx="4" className={styles.paper} />
      <path d="M170 44v8m-4-4h8" className={styles.line} />
    </Step>
  );
}

/** The home screen, with the campus among what is there. */
export function PhoneIcon(): ReactNode {
  return (
    <Step>
      <rect x="76" y="-24" width="88" height="112" rx="16" className={styles.paper} />
      <rect x="88" y="12" width="18" height="18" rx="5" className={styles.brand} />
      <rect x="111" y="12" width="18" height="18" rx="5" className={styles.violet} />
      <rect x="134" y="12" width="18" height="18" rx="5" className={styles.green} />
      <circle cx="97" cy="54" r="18" className={styles.glow} />
      <rect x="88" y="45" width="18" height="18" rx="5" className={styles.warm} />
      <circle cx="97" cy="54" r="3" className={styles.light} />
    </Step>
  );
}
