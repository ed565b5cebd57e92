import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { mayOfferInstall } from '#campus/install/install-offer.ts';
import { installPrompt } from '#device/install/install-prompt.ts';
import { installRecord } from '#device/install/install-record.ts';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';
import { installOpenState } from './install-open-state.ts';
import { useInstallWay } from './use-install-way.ts';

/** The card on Home (APP-7): after the second visit, once something was saved or finished; sent away it stays away. */
export function InstallCard({ hasLearnt }: { hasLearnt: boolean }): ReactNode {
  const way = useInstallWay();
  const [seen] = useState(() => ({ record: installRecord.read(), now: Date.now() }));
  const [isAway, setAway] = useState(false);
  if (isAway || !mayOfferInstall({ ...seen, place: 'home', way, hasLearnt })) return null;
  const dismiss = (): void => {
    installRecord.dismiss(Date.now());
    setAway(true);
  };
  return (
    <Banner
      kind="info"
      onDismiss={dismiss}
      action={
        <Button
          variant="tonal"
          size="sm"
          icon={Download}
          onClick={() => (way === 'prompt' ? void installPrompt.ask() : installOpenState.set(true))}
        >
          {way === 'prompt' ? <Trans>Install the app</Trans> : <Trans>Show me how</Trans>}
        </Button>
      }
    >
      <Text>
        <Trans>Put the campus on your home screen. It opens without the internet.</Trans>
      </Text>
    </Banner>
  );
}
