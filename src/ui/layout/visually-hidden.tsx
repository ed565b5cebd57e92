import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '#ui/theme/text.css.ts';

/** Words for those who listen. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>): ReactNode {
  return <span {...props} className={visuallyHidden} />;
}
