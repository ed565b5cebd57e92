import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as styles from './avatar.css.ts';
import { hashOf } from './hash-of.ts';
import { initialsOf } from './initials-of.ts';
import { tint as kind } from './tint.css.ts';

interface AvatarProps {
  name: string;
  /** Only a picture that the person chose. */
  image?: string | null;
  size?: keyof typeof styles.size;
}

const TINTS = [kind.event, kind.project, kind.material, kind.live, kind.module, kind.ugc] as const;

/** Stands beside the name, so it is not read out. */
export function Avatar({ name, image, size = 40 }: AvatarProps): ReactNode {
  const tint = TINTS[hashOf(name) % TINTS.length];
  return (
    <span className={classNames(tint, styles.avatar, styles.size[size])} aria-hidden="true">
      {image ? <img src={image} alt="" className={styles.photo} /> : initialsOf(name)}
    </span>
  );
}
