import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Seat } from '#features/appointments/use-seat.ts';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';

/** Keeps in view what was wanted without a network: nothing of it is sent by itself (LIVE-16). */
export function SeatNote({ seat, canSend }: { seat: Seat; canSend: boolean }): ReactNode {
  const { wish } = seat;
  if (wish === undefined) return null;
  return (
    <Banner role="status" onDismiss={() => seat.wishFor(undefined)}>
      <Text>
        {wish === 'TAKEN' ? <Trans>You wanted to register.</Trans> : <Trans>You wanted to unregister.</Trans>}{' '}
        {canSend ? (
          <Trans>Nothing was sent yet: tap again now.</Trans>
        ) : (
          <Trans>Nothing was sent yet. Tap again when you are online.</Trans>
        )}
      </Text>
    </Banner>
  );
}
