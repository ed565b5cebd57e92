import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import * as styles from './fact.css.ts';

/** One short fact of a course with its sign: how long, for whom, with what at the end. */
export function Fact({ icon, children }: { icon?: LucideIcon; children: ReactNode }): ReactNode {
  return (
    <span className={styles.fact}>
      {icon && <Icon of={icon} size="sm" />}
      <span>{children}</span>
    </span>
  );
}
