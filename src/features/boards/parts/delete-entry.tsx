import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Entry } from '#features/boards/use-own-posts.ts';
import { DeleteDialog } from '#ui/overlays/delete-dialog.tsx';

type Props = { entry: Entry; open: boolean; onClose: () => void; onDelete: () => void };

/** Asks first: the campus does not bring it back. */
export function DeleteEntry({ entry, open, onClose, onDelete }: Props): ReactNode {
  const isMessage = entry.__typename === 'Message';
  const comments = isMessage ? entry.commentsCount : 0;
  const press = (): void => {
    onClose();
    onDelete();
  };
  return (
    <DeleteDialog
      open={open}
      onClose={onClose}
      title={isMessage ? <Trans>Delete this message?</Trans> : <Trans>Delete this comment?</Trans>}
      onDelete={press}
    >
      <p>
        <Trans>It cannot be brought back.</Trans>
      </p>
      {comments > 0 && (
        <p>
          <Plural value={comments} one="# comment goes with it." other="# comments go with it." />
        </p>
      )}
    </DeleteDialog>
  );
}
