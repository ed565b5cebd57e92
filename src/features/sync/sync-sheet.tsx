import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Sheet } from '#ui/sheet.tsx';
import { OutboxPanel } from './outbox-panel.tsx';

/** Opened by the cloud in the header, by a mark, or by the message that something was not sent. A chunk of its own. */
export function SyncSheet({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Your changes</Trans>}>
      <OutboxPanel />
    </Sheet>
  );
}
