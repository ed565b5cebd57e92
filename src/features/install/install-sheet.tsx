import { Trans } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { installRecord } from '#device/install/install-record.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { Text } from '#ui/text/text.tsx';
import { installOpenState } from './install-open-state.ts';
import { InstallSteps } from './install-steps.tsx';
import { useInstallWay } from './use-install-way.ts';

/** How the app gets onto the home screen, and why: after a login on a phone, and from the card on Home. */
export function InstallSheet(): ReactNode {
  const { denomination } = useOrganisation();
  const way = useInstallWay();
  const isOpen = useSyncExternalStore(installOpenState.subscribe, installOpenState.read);
  const close = (): void => {
    installOpenState.set(false);
    // Closed once it is done is no no.
    if (way !== 'installed') installRecord.dismiss(Date.now());
  };
  return (
    <Sheet open={isOpen} onClose={close} title={<Trans>Put {denomination} on your home screen</Trans>}>
      <Stack gap="md">
        <Text>
          <Trans>It opens without the internet. Your saved courses are not deleted, and reminders work.</Trans>
        </Text>
        <InstallSteps />
        <Button variant="quiet" onClick={close}>
          {way === 'installed' ? <Trans>Done</Trans> : <Trans>Not now</Trans>}
        </Button>
      </Stack>
    </Sheet>
  );
}
