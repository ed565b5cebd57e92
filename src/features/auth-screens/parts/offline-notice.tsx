import { Trans } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { readPageSession } from '#device/session/session.ts';
import { useOnline } from '#features/calls/online.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { maintenance } from '#wire/maintenance.ts';

/** Without a network nobody can log in; who is logged in on this device (in another window) needs no login (AUTH-4). */
export function OfflineNotice(): ReactNode {
  const online = useOnline();
  const isMaintenance = useSyncExternalStore(maintenance.subscribe, maintenance.read, maintenance.read);
  if (online) return null;
  if (readPageSession() === undefined) {
    return (
      <Banner kind="warning" role="status">
        {isMaintenance ? (
          <Trans>We are repairing something.</Trans>
        ) : (
          <Trans>You are offline. Logging in needs the internet. What you wrote here stays.</Trans>
        )}
      </Banner>
    );
  }
  return (
    <Banner
      kind="info"
      role="status"
      action={
        // A whole new page: this one began without the session that another window has.
        <ButtonLink href="/start" size="sm">
          <Trans>Open</Trans>
        </ButtonLink>
      }
    >
      <Trans>You are offline, but logged in on this device. Your saved courses are here.</Trans>
    </Banner>
  );
}
