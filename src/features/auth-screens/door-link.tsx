import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Door, type DoorPlace, doorPath } from '#features/session/door-path.ts';
import * as styles from './door-link.css.ts';

type Props = {
  door: Door;
  place: DoorPlace;
  children: ReactNode;
  /** In a dialog that holds both doors, the other one opens in its place. */
  onSwitch?: (() => void) | undefined;
};

/** The way from one door to another in the same house, as words in a line. */
export function DoorLink({ door, place, children, onSwitch }: Props): ReactNode {
  if (onSwitch !== undefined) {
    return (
      <button type="button" className={styles.link} onClick={onSwitch}>
        {children}
      </button>
    );
  }
  return (
    <Link to={doorPath(door, place)} className={styles.link}>
      {children}
    </Link>
  );
}
