import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { useSend } from '#cache/use-send.ts';
import { deleteUserContent } from '#features/user-content/delete-user-content.ts';
import type { UserContentPage } from '#features/user-content/queries.ts';
import { Button } from '#ui/actions/button.tsx';
import { DeleteDialog } from '#ui/overlays/delete-dialog.tsx';

/** Asks first: the campus does not bring it back. */
export function DeleteUserContent({ made }: { made: UserContentPage }): ReactNode {
  const [open, setOpen] = useState(false);
  const send = useSend(deleteUserContent);
  const navigate = useNavigate();
  const close = (): void => setOpen(false);
  const remove = async (): Promise<void> => {
    close();
    const { id, denomination, project } = made;
    // First away from the page: once it is deleted there is nothing on it.
    await navigate({ to: '/course/$id', params: { id: project.id }, replace: true });
    await send({ id, denomination });
  };
  return (
    <>
      <Button variant="dangerQuiet" icon={Trash} onClick={() => setOpen(true)}>
        <Trans>Delete</Trans>
      </Button>
      <DeleteDialog
        open={open}
        onClose={close}
        title={
          <Trans>
            Delete “<bdi>{made.denomination}</bdi>”?
          </Trans>
        }
        onDelete={() => void remove()}
      >
        <p>
          <Trans>It cannot be brought back.</Trans>
        </p>
      </DeleteDialog>
    </>
  );
}
