import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import * as styles from './chip.css.ts';

interface ChipProps {
  tone?: keyof typeof styles.status;
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** A short state of something: "Completed", "Private". */
export function Chip({ tone = 'neutral', icon, children }: ChipProps): ReactNode {
  return (
    <span className={styles.status[tone]}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </span>
  );
}

interface ChoiceChipProps extends ComponentProps<'button'> {
  selected: boolean;
}

/** A topic or a filter that can be on. */
export function ChoiceChip({ selected, className, children, ...rest }: ChoiceChipProps): ReactNode {
  return (
    <button type="button" {...rest} aria-pressed={selected} className={classNames(styles.choice, className)}>
      {selected && <Icon of={Check} size="sm" />}
      {children}
    </button>
  );
}
