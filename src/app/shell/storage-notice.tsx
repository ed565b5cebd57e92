import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { type StorageHealth, storageHealth } from '#offline/health/storage-health.ts';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/status/banner.tsx';

/** What this page cannot promise about the device, in one calm sentence (STORAGE-1, STORAGE-2, STORAGE-3, STORAGE-6). */
export function StorageNotice(): ReactNode {
  const health = useSyncExternalStore(storageHealth.subscribe, storageHealth.read, storageHealth.read);
  const [read, setRead] = useState<StorageHealth>();
  return (
    <div role="status">
      {health !== 'fine' && health !== read && (
        <Banner
          kind={health === 'off' ? 'info' : 'warning'}
          action={RELOADS.has(health) ? <ReloadButton /> : undefined}
          onDismiss={health === 'off' ? () => setRead(health) : undefined}
        >
          <Sentence of={health} />
        </Banner>
      )}
    </div>
  );
}

const RELOADS: ReadonlySet<StorageHealth> = new Set(['newer', 'displaced', 'lost']);

function ReloadButton(): ReactNode {
  return (
    <Button size="sm" variant="outline" onClick={() => location.reload()}>
      <Trans>Reload</Trans>
    </Button>
  );
}

function Sentence({ of }: { of: Exclude<StorageHealth, 'fine'> }): ReactNode {
  switch (of) {
    case 'off':
      return (
        <Trans>
          This browser keeps nothing on this device. Everything works with a connection, and what you do is sent at
          once.
        </Trans>
      );
    case 'blocked':
      return (
        <Trans>
          The campus is still open in another tab, in an older version. Close that tab, and it goes on here.
        </Trans>
      );
    case 'newer':
      return (
        <Trans>
          A newer version of the campus was used on this device. You can read here, but whatever you do needs a
          connection. Reload to get the newer version.
        </Trans>
      );
    case 'displaced':
      return <Trans>The campus was updated in another tab. Reload this page to go on.</Trans>;
    case 'lost':
      return (
        <Trans>
          The browser no longer lets this page use its storage. Reload to go on. What was saved is still there.
        </Trans>
      );
    default:
      return of satisfies never;
  }
}
