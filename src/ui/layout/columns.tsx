import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as styles from './layout.css.ts';

interface ColumnsProps extends ComponentProps<'div'> {
  /** `cards`: as many equal columns as fit. `aside`: a wide and a narrow one from lg on, below each other before. */
  layout?: 'cards' | 'aside';
}

export function Columns({ layout = 'cards', className, ...rest }: ColumnsProps): ReactNode {
  return <div {...rest} className={classNames(layout === 'cards' ? styles.columns : styles.withAside, className)} />;
}
