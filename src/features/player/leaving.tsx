import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Spinner } from '#ui/status/spinner.tsx';
import { Text } from '#ui/text/text.tsx';

/** Stands over what is left until what a content said last is on the device. */
export function Leaving({ className, onLetGo }: { className: string; onLetGo: () => void }): ReactNode {
  return (
    <div className={className} role="status">
      <Spinner />
      <Text>
        <Trans>Saving what you did…</Trans>
      </Text>
      <Button variant="tonal" onClick={onLetGo}>
        <Trans>Close without waiting</Trans>
      </Button>
    </div>
  );
}
