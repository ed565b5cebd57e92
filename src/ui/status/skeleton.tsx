import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { LOADING_ANNOUNCED_AFTER } from '#campus/limits.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { visuallyHidden } from '#ui/theme/text.css.ts';
import * as styles from './skeleton.css.ts';

/** One stand-in of a known shape. */
export function Skeleton({
  shape = 'line',
  className,
}: {
  shape?: keyof typeof styles.shape;
  className?: string;
}): ReactNode {
  return <span className={classNames(styles.bone, styles.shape[shape], className)} aria-hidden="true" />;
}

/** A screen that loads for the first time: the shape of what comes, and after a second one polite word. */
export function SkeletonScreen({ children }: { children?: ReactNode }): ReactNode {
  const [announced, setAnnounced] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setAnnounced(true), LOADING_ANNOUNCED_AFTER);
    return () => clearTimeout(later);
  }, []);
  return (
    <Stack gap="lg" aria-busy="true">
      <span role="status" className={visuallyHidden}>
        {announced && <Trans>Loading…</Trans>}
      </span>
      {children ?? (
        <>
          <Skeleton shape="title" />
          <Skeleton shape="box" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="title" />
        </>
      )}
    </Stack>
  );
}
