import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { installPrompt } from '#device/install/install-prompt.ts';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';
import { IosCoach } from './parts/ios-coach.tsx';
import { useInstallWay } from './use-install-way.ts';

/** What to do on this very device to have the app on its home screen. */
export function InstallSteps(): ReactNode {
  const way = useInstallWay();
  switch (way) {
    case 'installed':
      return (
        <Banner kind="success">
          <Trans>The app is installed on this device.</Trans>
        </Banner>
      );
    case 'prompt':
      return (
        <Button icon={Download} onClick={() => void installPrompt.ask()}>
          <Trans>Install the app</Trans>
        </Button>
      );
    case 'ios':
      return <IosCoach />;
    case 'in-app':
      return (
        <Text>
          <Trans>
            You are inside another app, which cannot install anything. Open its menu and choose “Open in browser” (on an
            iPhone: Safari). Then come back to this page.
          </Trans>
        </Text>
      );
    case 'none':
      return (
        <Text>
          <Trans>
            This browser does not offer it right now. Look in its menu for “Install” or “Add to Home screen”. Everything
            works without it too.
          </Trans>
        </Text>
      );
    default:
      return way satisfies never;
  }
}
