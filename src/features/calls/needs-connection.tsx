import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Text } from '#ui/text/text.tsx';

/** Instead of a button whose work is never queued: shown before the tap (OFFLINE-3). */
export function NeedsConnection(): ReactNode {
  return (
    <Text tone="muted" role="status">
      <Trans>You can do this when you are online.</Trans>
    </Text>
  );
}
