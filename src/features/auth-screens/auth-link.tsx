import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type AuthPage, type AuthPlace, authPath } from '#features/session/auth-path.ts';
import * as styles from './auth-link.css.ts';

type Props = {
  page: AuthPage;
  place: AuthPlace;
  children: ReactNode;
  /** In a dialog that holds login and registration, the other one opens in its place. */
  onSwitch?: (() => void) | undefined;
};

/** A link between login and registration of the same organisation or partner, in a line of text. */
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
