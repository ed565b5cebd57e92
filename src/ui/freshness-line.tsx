import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Moment, RelativeMoment } from './moment.tsx';
import { Text } from './text.tsx';

interface FreshnessLineProps {
  /** When the campus last said what is shown. */
  at: Date;
  now: Date;
  /** It was asked again and did not answer. */
  failed?: boolean;
}

/** How old what is shown is: nothing is silently stale (UX B). */
export function FreshnessLine({ at, now, failed = false }: FreshnessLineProps): ReactNode {
  return (
    <Text size="small" tone="muted">
      {failed ? (
        <Trans>
          Could not update. Showing what was saved on <Moment at={at} />.
        </Trans>
      ) : (
        <Trans>
          Updated <RelativeMoment at={at} now={now} />
        </Trans>
      )}
    </Text>
  );
}
