import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as styles from './icon.css.ts';

interface IconProps {
  /** Imported by path, `lucide-react/icons/chevron-right`, so that development does not load all of them. */
  of: LucideIcon;
  size?: keyof typeof styles.size;
  /** For what points along the line: arrows, chevrons, send, log out. Never clocks, ticks, media or search (DESIGN-10). */
  mirrored?: boolean | undefined;
  className?: string | undefined;
}

/** A drawing beside words that say the same; never alone, so it is always hidden from those who listen. */
export function Icon({ of: Drawing, size = 'md', mirrored = false, className }: IconProps): ReactNode {
  const names = classNames(styles.icon, styles.size[size], mirrored && styles.mirrored, className);
  return <Drawing aria-hidden className={names} />;
}
