import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import * as styles from './breadcrumb.css.ts';
import { plainList } from './layout.css.ts';

/** The way here, from md on. Children are links, the last one the page itself (`aria-current="page"`). */
export function Breadcrumb({ children }: { children: ReactNode }): ReactNode {
  const { t } = useLingui();
  return (
    <nav aria-label={t`You are here`}>
      <ol className={classNames(plainList, styles.trail)}>
        {Children.toArray(children).map((child, at) => (
          <li key={isValidElement(child) ? child.key : String(child)}>
            {at > 0 && <Icon of={ChevronRight} size="sm" mirrored />}
            {child}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One step up, "‹ Explore". A plain anchor that a router can wrap. */
export function BackLink({ className, children, ...rest }: ComponentProps<'a'>): ReactNode {
  return (
    <a {...rest} className={classNames(styles.back, className)}>
      <Icon of={ChevronLeft} mirrored />
      {children}
    </a>
  );
}
