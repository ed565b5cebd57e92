import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { awaited } from '#ui/text/moment.css.ts';
import { PlainMoment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './freshness-line.css.ts';

type Props = {
  /** When the campus last said what is shown, ms since 1970. */
  at: number;
  /** It was asked again and did not answer. */
  isStale: boolean;
};

/**
 * How old what is shown is, where it could not be asked again: nothing is silently stale (OFFLINE-8). It stands in the screen
 * where that was known from the first frame on, and keeps its room when it is no longer so; what is known only once the
 * screen is read stands above it.
 */
export function FreshnessLine({ at, isStale }: Props): ReactNode {
  const [isInPlace] = useState(isStale);
  const lastStale = useRef(at);
  if (isStale) lastStale.current = at;
  if (!isStale && !isInPlace) return null;
  const place = isInPlace ? undefined : styles.late;
  return (
    <Text size="small" tone="muted" className={isStale ? place : styles.past}>
      <Suspense fallback={<Line at={lastStale.current} isAwaited />}>
        <Line at={lastStale.current} />
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
