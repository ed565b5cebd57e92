import { Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { mark } from './offline-strip.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

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
