import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as styles from './layout.css.ts';
import { Stack } from './stack.tsx';

interface PageProps extends ComponentProps<'div'> {
  width?: keyof typeof styles.pageWidth;
  gap?: ComponentProps<typeof Stack>['gap'];
}

/** The frame of a screen: container, margins, and the rhythm between its sections. */
export function Page({ width = 'full', gap = 'xl', className, ...rest }: PageProps): ReactNode {
  return <Stack {...rest} gap={gap} className={classNames(styles.page, styles.pageWidth[width], className)} />;
}
