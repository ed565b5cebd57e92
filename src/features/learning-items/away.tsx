import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import type { CampusKey } from '#cache/campus-query.ts';
import { useIsOnDevice } from '#cache/use-is-on-device.ts';
import { useOnline } from '#features/session/online.ts';
import { Chip } from '#ui/chip.tsx';

/** There is no network and the page is not on the device: said before the tap (READINGS, What offline means). */
export function useIsAway(key: CampusKey): boolean {
  const online = useOnline();
  return useIsOnDevice(key, !online) === false;
}

export function AwayChip(): ReactNode {
  return (
    <Chip icon={CloudOff}>
      <Trans>Needs the internet</Trans>
    </Chip>
  );
}
