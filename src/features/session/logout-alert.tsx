import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { useSession } from './session.ts';

/** logoutAlert (SESSION-4): the silent renewal failed and the session is about to end. Never shown without a network. */
export function LogoutAlert(): ReactNode {
  const { renewal } = useSession();
  const isExpiring = useSyncExternalStore(renewal.subscribe, renewal.isExpiring);
  const [pending, setPending] = useState(false);
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
