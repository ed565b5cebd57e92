import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type AuthPage, type AuthPlace, authPath } from '#features/session/auth-path.ts';
import * as styles from './auth-link.css.ts';

type Props = {
  page: AuthPage;
  place: AuthPlace;
  children: ReactNode;
  /** In a dialog that holds both doors, the other one opens in its place. */
  onSwitch?: (() => void) | undefined;
};

/** The way from one door to another in the same house, as words in a line. */
export function AuthLink({ page, place, children, onSwitch }: Props): ReactNode {
  if (onSwitch !== undefined) {
    return (
      <button type="button" className={styles.link} onClick={onSwitch}>
        {children}
      </button>
    );
  }
  return (
    <Link to={authPath(page, place)} className={styles.link}>
      {children}
    </Link>
  );
}
