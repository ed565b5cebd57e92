import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as styles from './layout.css.ts';
import type { Gap } from './stack.tsx';

interface ListProps extends ComponentProps<'ul'> {
  gap?: Gap;
  /** In equal columns, like cards. */
  columns?: boolean;
}

/** A list without dots that is still called a list; children are `<li>`. */
export function List({ gap = 'sm', columns = false, className, ...rest }: ListProps): ReactNode {
  const layout = columns ? [styles.columns] : [styles.stack, styles.gap[gap]];
  return <ul {...rest} className={classNames(styles.plainList, ...layout, className)} />;
}
