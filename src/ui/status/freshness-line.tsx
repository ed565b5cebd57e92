import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { awaited } from '#ui/text/moment.css.ts';
import { PlainMoment, RelativeMoment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';

interface FreshnessLineProps {
  /** When the campus last said what is shown. */
  at: Date;
  now: Date;
  /** It was asked again and did not answer. */
  failed?: boolean;
}

/** How old what is shown is: nothing is silently stale (OFFLINE-8). */
export function FreshnessLine({ at, now, failed = false }: FreshnessLineProps): ReactNode {
  return (
    <Text size="small" tone="muted">
      {failed ? (
        <Suspense fallback={<Failed at={at} isAwaited />}>
          <Failed at={at} />
        </Suspense>
      ) : (
        <Trans>
          Updated <RelativeMoment at={at} now={now} />
        </Trans>
      )}
    </Text>
  );
}

/** The line stands where it will from the first frame on, and is seen when its date is there: what is below never moves. */
function Failed({ at, isAwaited = false }: Pick<FreshnessLineProps, 'at'> & { isAwaited?: boolean }): ReactNode {
  return (
    <span className={isAwaited ? awaited : undefined} aria-hidden={isAwaited}>
      <Trans>
        Could not update. Showing what was saved on <PlainMoment at={at} isAwaited={isAwaited} />.
      </Trans>
    </span>
  );
}
