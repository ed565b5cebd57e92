import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlaceChange } from '#features/appointments/use-place.ts';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';

/** Keeps in view what was wanted without a network: nothing of it is sent by itself (LIVE-16). */
export function PlaceNote({ place, canSend }: { place: PlaceChange; canSend: boolean }): ReactNode {
  const { wanted } = place;
  if (wanted === undefined) return null;
  return (
    <Banner role="status" onDismiss={() => place.setWanted(undefined)}>
      <Text>
        {wanted === 'TAKEN' ? <Trans>You wanted to register.</Trans> : <Trans>You wanted to unregister.</Trans>}{' '}
        {canSend ? (
          <Trans>Nothing was sent yet: tap again now.</Trans>
        ) : (
          <Trans>Nothing was sent yet. Tap again when you are online.</Trans>
        )}
      </Text>
    </Banner>
  );
}
