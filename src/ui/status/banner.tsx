import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import * as styles from './banner.css.ts';

const SIGNS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

interface BannerProps extends ComponentProps<'div'> {
  kind?: keyof typeof styles.edge;
  /** One thing to do. */
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
}

/** One sentence that concerns the whole page or form. For a refused form give `role="alert"` and `tabIndex={-1}` and focus it. */
export function Banner({ kind = 'info', action, onDismiss, className, children, ...rest }: BannerProps): ReactNode {
  const { t } = useLingui();
  return (
    <div {...rest} className={classNames(styles.banner, styles.edge[kind], className)}>
      <Icon of={SIGNS[kind]} className={styles.sign[kind]} />
      <div className={styles.body}>
        <div className={styles.text}>{children}</div>
        {action}
      </div>
      {onDismiss && <IconButton icon={X} label={t`Close`} onClick={onDismiss} />}
    </div>
  );
}
