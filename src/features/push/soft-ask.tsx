import { Trans } from '@lingui/react/macro';
import BellRing from 'lucide-react/icons/bell-ring';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';
import { softMoment } from './soft-moment.ts';
import { usePush } from './use-push.ts';

/** What the learner has just done, or where they are. */
export type Moment = 'session' | 'lesson' | 'news';

/** Asks before the browser asks (NOTIFY-8); sent away it stays away, and the way back is Settings. */
export function SoftAsk({ moment }: { moment: Moment }): ReactNode {
  const { face, mayAsk, turnOn, dismiss } = usePush();
  if (!mayAsk || !softMoment.hasActed()) return null;
  return (
    <Banner
      kind="info"
      onDismiss={dismiss}
      action={
        <Button variant="tonal" size="sm" icon={BellRing} pending={face === 'changing'} onClick={() => void turnOn()}>
          <Trans>Yes, remind me</Trans>
        </Button>
      }
    >
      <Text>
        <MomentMessage of={moment} />
      </Text>
    </Banner>
  );
}

function MomentMessage({ of }: { of: Moment }): ReactNode {
  switch (of) {
    case 'session':
      return <Trans>Shall we remind you one hour before?</Trans>;
    case 'lesson':
      return <Trans>Well done. Shall we remind you to go on?</Trans>;
    case 'news':
      return <Trans>Should this device notify you when the campus is closed?</Trans>;
    default:
      return of satisfies never;
  }
}
