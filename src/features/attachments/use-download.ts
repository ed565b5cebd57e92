import { useLingui } from '@lingui/react/macro';
import { type Attachment, downloadPathOf } from '#campus/attachments/attachment.ts';
import { saveFromAddress } from '#device/storage/save-file.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { notify } from '#ui/overlays/notify.ts';
import { ticketFor } from '#wire/ticket.ts';

/**
 * Downloads a file by the browser itself, which shows how far it is and needs no memory for it: asked first whether it is
 * still to be had, then led there with a ticket (SESSION-10). A failure is said, and the page stays (FILE-8).
 */
export function useDownload(attachment: Pick<Attachment, 'url'>): { pending: boolean; download: () => Promise<void> } {
  const { t } = useLingui();
  const { rest } = useSession();
  const { pending, run } = useCampusCall();
  const path = downloadPathOf(attachment);
  const download = async (): Promise<void> => {
    const isDone = await run(async () => {
      await rest({ path, method: 'HEAD' });
      saveFromAddress(`${path}?${new URLSearchParams({ token: await ticketFor(rest, path, 'GET') })}`);
    });
    if (!isDone)
      notify({
        kind: 'error',
        message: t({ id: 'project:downloadError', message: 'The file could not be downloaded. Please try again.' }),
      });
  };
  return { pending, download };
}
