import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { copyText } from '#device/sharing/copy-text.ts';
import type { BoardOf, Entry } from '#features/boards/use-own-posts.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { DeleteEntry } from './delete-entry.tsx';
import { ReportDialog } from './report-dialog.tsx';

type Props = {
  entry: Entry;
  /** Id of the heading that says whose it is. */
  describedBy: string;
  board: BoardOf;
  onEdit: () => void;
  onDelete: () => void;
  /** It is out of sight for who reported it. */
  onReported: () => void;
};

/** What can be done with a message or a comment: one at a time, each asking where it cannot be taken back (LIST-7). */
export function EntryMenu({ entry, describedBy, board, onEdit, onDelete, onReported }: Props): ReactNode {
  const { t } = useLingui();
  const [open, setOpen] = useState<'menu' | 'delete' | 'report'>();
  const close = (): void => setOpen(undefined);
  const copy = async (): Promise<void> => {
    close();
    const isDone = await copyText(entry.content);
    notify(isDone ? { kind: 'success', message: t`Copied.` } : { kind: 'error', message: t`It could not be copied.` });
  };
  const isMessage = entry.__typename === 'Message';
  const edit = (): void => {
    close();
    onEdit();
  };
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={isMessage ? t`More for this message` : t`More for this comment`}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      />
      <Sheet open={open === 'menu'} onClose={close} title={isMessage ? <Trans>Message</Trans> : <Trans>Comment</Trans>}>
        <Stack gap="xs" align="start">
          {entry.isEditable && (
            <Button variant="quiet" icon={Pencil} onClick={edit}>
              <Trans>Change</Trans>
            </Button>
          )}
          <Button variant="quiet" icon={Copy} onClick={() => void copy()}>
            <Trans>Copy the text</Trans>
          </Button>
          {!entry.isEditable && (
            <Button variant="quiet" icon={Flag} onClick={() => setOpen('report')}>
              <Trans>Report to the tutors</Trans>
            </Button>
          )}
          {entry.canDelete && (
            <Button variant="dangerQuiet" icon={Trash2} onClick={() => setOpen('delete')}>
              <Trans>Delete</Trans>
            </Button>
          )}
        </Stack>
      </Sheet>
      <DeleteEntry entry={entry} open={open === 'delete'} onClose={close} onDelete={onDelete} />
      <ReportDialog entry={entry} board={board} open={open === 'report'} onClose={close} onReported={onReported} />
    </>
  );
}
