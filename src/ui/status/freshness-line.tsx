import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { awaited } from '#ui/text/moment.css.ts';
import { PlainMoment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  /** When the campus last said what is shown, ms since 1970. */
  at: number;
  /** It was asked again and did not answer. */
  isStale: boolean;
};

/** How old what is shown is, where it could not be asked again: nothing is silently stale (OFFLINE-8). */
export function FreshnessLine({ at, isStale }: Props): ReactNode {
  if (!isStale) return null;
  return (
    <Text size="small" tone="muted">
      <Suspense fallback={<Line at={at} isAwaited />}>
        <Line at={at} />
      </Suspense>
    </Text>
  );
}

/** The line stands where it will from the first frame on, and is seen when its date is there: what is below never moves. */
function Line({ at, isAwaited = false }: { at: number; isAwaited?: boolean }): ReactNode {
  return (
    <span className={isAwaited ? awaited : undefined} aria-hidden={isAwaited}>
      <Trans>
        Could not update. Showing what was saved on <PlainMoment at={new Date(at)} isAwaited={isAwaited} />.
      </Trans>
    </span>
  );
}
