import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import type { CampusKey } from '#cache/campus-query.ts';
import { useIsSaved } from '#cache/saved/use-saved-units.ts';
import { useIsOnDevice } from '#cache/use-is-on-device.ts';
import { useOnline } from '#features/calls/online.ts';
import type { UnitRef } from '#offline/saved/saved-units.ts';
import { Chip } from '#ui/cards/chip.tsx';
import { Fact } from './fact.tsx';

/** There is no network and the page is not on the device: shown before the tap (OFFLINE-3). */
export function useIsAway(key: CampusKey): boolean {
  const online = useOnline();
  return useIsOnDevice(key, !online) === false;
}

/** The unit was saved and is whole: it opens without a network, to the last byte. */
export function SavedChip({ unit }: { unit: UnitRef }): ReactNode {
  const isSaved = useIsSaved(unit);
  if (!isSaved) return null;
  return (
    <span data-unkept="">
      <Chip tone="success" icon={Smartphone}>
        <Trans>On this device</Trans>
      </Chip>
    </span>
  );
}

/** On a card, in the place of its facts. */
export function AwayFact(): ReactNode {
  return (
    <span data-unkept="">
      <Fact icon={CloudOff}>
        <Trans>Needs the internet</Trans>
      </Fact>
    </span>
  );
}

export function AwayChip(): ReactNode {
  return (
    <span data-unkept="">
      <Chip icon={CloudOff}>
        <Trans>Needs the internet</Trans>
      </Chip>
    </span>
  );
}
