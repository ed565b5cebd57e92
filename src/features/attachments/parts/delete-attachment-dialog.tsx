import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Attachment } from '#campus/attachments/attachment.ts';
import { deleteAttachment } from '#features/attachments/delete-attachment.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import { useSession } from '#features/session/session.ts';
import { DeleteDialog } from '#ui/overlays/delete-dialog.tsx';
import { notify } from '#ui/overlays/notify.ts';

type Props = { attachment: Attachment; open: boolean; onClose: () => void };

/** Asks first: it goes for everybody, and nobody brings it back (FILE-9). */
export function DeleteAttachment({ attachment: { id, fileName }, open, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const { wire } = useSession();
  const client = useQueryClient();
  const { pending, failure, run } = useCampusCall();
  const remove = async (): Promise<void> => {
    const isDone = await run(() => deleteAttachment(wire, id));
    // Where it was refused, somebody else may have deleted it.
    await client.invalidateQueries({ queryKey: unitKeys.all() });
    if (!isDone) return;
    onClose();
    notify({ kind: 'success', message: t`“${fileName}” is deleted.` });
  };
  return (
    <DeleteDialog
      open={open}
      onClose={onClose}
      title={<Trans>Delete this file?</Trans>}
      pending={pending}
      onDelete={() => void remove()}
    >
      <p>
        <bdi>{fileName}</bdi>
      </p>
      <p>
        <Trans>It goes for everybody in this project and cannot be brought back.</Trans>
      </p>
      <CallFailure failure={failure} />
    </DeleteDialog>
  );
}
