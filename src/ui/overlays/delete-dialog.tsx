import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Closing is up to it. */
  onDelete: () => void;
  pending?: boolean;
  /** What goes with it. */
  children: ReactNode;
};

/** Asks before something goes that the campus does not bring back. */
export function DeleteDialog({ open, onClose, title, onDelete, pending, children }: Props): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Keep</Trans>
          </Button>
          <Button variant="danger" pending={pending} onClick={onDelete}>
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
