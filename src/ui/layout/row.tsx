import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as styles from './layout.css.ts';
import type { Gap } from './stack.tsx';

interface RowProps extends ComponentProps<'div'> {
  gap?: Gap;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  /** Breaks into lines where there is no room; off for what must stay in one. */
  wrap?: boolean;
}

/** Things beside each other, in reading direction. */
export function Row({ gap = 'sm', align, justify, wrap = true, className, ...rest }: RowProps): ReactNode {
  const names = [styles.row, styles.gap[gap], wrap && styles.wrap];
  return (
    <div
      {...rest}
      className={classNames(...names, align && styles.align[align], justify && styles.justify[justify], className)}
    />
  );
}
