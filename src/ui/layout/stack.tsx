import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as styles from './layout.css.ts';

export type Gap = keyof typeof styles.gap;

interface StackProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'nav' | 'header' | 'footer' | 'aside' | 'main';
  gap?: Gap;
  align?: keyof typeof styles.align;
}

/** Things below each other, with one rhythm. */
export function Stack({ as: Element = 'div', gap = 'md', align, className, ...rest }: StackProps): ReactNode {
  return (
    <Element {...rest} className={classNames(styles.stack, styles.gap[gap], align && styles.align[align], className)} />
  );
}
