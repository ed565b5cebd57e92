import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { SessionEvent } from '#campus/account/session-events.ts';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { onInApp } from './in-app-events.ts';
import { useSession } from './session.ts';

/** What ends here, for as long as the device is being cleared (SESSION-11). */
function useEnding(): SessionEvent | undefined {
  const [ending, setEnding] = useState<SessionEvent>();
  useEffect(
    () =>
      onInApp((event) => {
        // At once: nothing may have to be cleared here, and the page is left in the same breath.
        if (event === 'LOGOUT' || event === 'SESSION_TERMINATED') flushSync(() => setEnding(event));
      }),
    [],
  );
  return ending;
}

/** logoutAlert (SESSION-4): the silent renewal failed and the session is about to end. Never shown without a network. */
export function LogoutAlert(): ReactNode {
  const { renewal } = useSession();
  const isExpiring = useSyncExternalStore(renewal.subscribe, renewal.isExpiring);
  const [pending, setPending] = useState(false);
  const ending = useEnding();
  if (ending !== undefined)
    return (
      <Banner role="status">
        {ending === 'LOGOUT' ? (
          <Trans>Logging you out</Trans>
        ) : (
          <Trans>You were logged out to keep your account safe. Please log in again. Nothing is lost.</Trans>
        )}
      </Banner>
    );
  if (!isExpiring) return null;
  const renew = async (): Promise<void> => {
    setPending(true);
    await renewal.renew();
    setPending(false);
  };
  return (
    <Banner
      kind="warning"
      role="alert"
      action={
        <Button variant="outline" pending={pending} onClick={() => void (pending ? undefined : renew())}>
          <Trans>Stay signed in</Trans>
        </Button>
      }
    >
      <Trans>You will be logged out in 5 minutes. Your work is saved on this device.</Trans>
    </Banner>
  );
}
