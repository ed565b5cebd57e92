import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { OutboxPanel } from './outbox-panel.tsx';

const LinkButton = createLink(ButtonLink);

/** Opened by the cloud in the header, by a mark, or by the message that something was not sent. A chunk of its own. */
export function SyncSheet({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Your changes</Trans>}>
      <OutboxPanel />
      <LinkButton to="/settings/on-this-device" variant="quiet" icon={Smartphone} onClick={onClose}>
        <Trans>See what is on this device</Trans>
      </LinkButton>
    </Sheet>
  );
}
