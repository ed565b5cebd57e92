import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { above, corner, mark, needsYou } from './offline-strip.css.ts';

/** Where something was done that the campus does not have yet. It is safe on the device, and that is what it says. */
export function PendingMark(): ReactNode {
  return (
    <span className={mark}>
      <Icon of={Clock} size="sm" />
      <Trans>Waiting to be sent</Trans>
    </span>
  );
}

/** The same where there is no room for words: beside a button on a card. */
export function PendingSign(): ReactNode {
  return (
    <span className={mark}>
      <Icon of={Clock} size="sm" />
      <VisuallyHidden>
        <Trans>Waiting to be sent</Trans>
      </VisuallyHidden>
    </span>
  );
}

/** The same on the corner of the button by which it was done; its parent has `withCorner`. */
export function PendingCorner(): ReactNode {
  return (
    <span className={corner}>
      <Icon of={Clock} size="sm" />
      <VisuallyHidden>
        <Trans>Waiting to be sent</Trans>
      </VisuallyHidden>
    </span>
  );
}

type NeedsYouProps = { look: 'text' | 'sign'; onPress: () => void };

/** Where something was done that the campus refused: it is kept, and a tap leads to what can be done about it. */
export function NeedsYouMark({ look, onPress }: NeedsYouProps): ReactNode {
  const { t } = useLingui();
  if (look === 'sign')
    return <IconButton icon={CloudAlert} label={t`Not sent. See why`} className={needsYou} onClick={onPress} />;
  return (
    <Button variant="dangerQuiet" size="sm" icon={CloudAlert} className={above} onClick={onPress}>
      <Trans>Not sent. See why</Trans>
    </Button>
  );
}
