import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { InstallSteps } from '#features/install/install-steps.tsx';
import { Text } from '#ui/text/text.tsx';
import { Panel } from './panel.tsx';

/** The quiet way, always there (APP-7). */
export function InstallPanel(): ReactNode {
  return (
    <Panel of="install">
      <Text tone="muted">
        <Trans>On your home screen the campus opens without the internet, and saved courses stay longer.</Trans>
      </Text>
      <InstallSteps />
    </Panel>
  );
}
