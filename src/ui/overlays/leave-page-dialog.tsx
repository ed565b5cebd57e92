import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from './dialog.tsx';

interface LeavePageDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** What becomes of the text; that a draft is kept, unless stated otherwise. */
  children?: ReactNode;
}

/** Asked before a page with unfinished text is left. Staying is the first choice, also for Escape. */
export function LeavePageDialog({ open, onStay, onLeave, children }: LeavePageDialogProps): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      dismissible={false}
      title={<Trans>Leave this page?</Trans>}
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            <Trans>Leave</Trans>
          </Button>
          <Button onClick={onStay}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
    >
      {children ?? (
        <p>
          <Trans>Your text is saved as a draft.</Trans>
        </p>
      )}
    </Dialog>
  );
}
