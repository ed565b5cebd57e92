import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import { type ReactNode, useEffect, useState } from 'react';
import { saveFromAddress } from '#device/storage/save-file.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import type { WaitingDocument } from '#features/document-review/queries.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import { ticketAddress } from '#wire/ticket.ts';
import * as styles from './document-review.css.ts';

/** Kinds that every browser draws as a picture, in which nothing runs; a document is of the kind that its name says (DOC-3). */
const DRAWN = /\.(?:jpe?g|png|webp)$/i;

type Props = { document: WaitingDocument };

const pathOf = ({ id }: WaitingDocument): `/${string}` => `/api/documents/${id}/file`;

/** A picture is looked at here, and nothing of it stays; everything else is a file to keep (DOC-5). */
export function OpenDocument({ document }: Props): ReactNode {
  const online = useOnline();
  const { rest } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { pending, failure, run } = useCampusCall();
  const path = pathOf(document);
  const download = (): Promise<boolean> =>
    run(async () => {
      // A file that is not there any more would be saved as the page that says so.
      await rest({ path, method: 'HEAD' });
      saveFromAddress(await ticketAddress(rest, path));
    });
  return (
    <Stack gap="xs" align="start">
      <CallFailure failure={failure} />
      <Row gap="xs">
        {DRAWN.test(document.fileName) && (
          <Button icon={Eye} size="sm" disabled={!online} onClick={() => setOpen(true)}>
            <Trans>Look at it</Trans>
          </Button>
        )}
        <Button
          icon={Download}
          size="sm"
          variant="outline"
          pending={pending}
          disabled={!online}
          onClick={() => void download()}
        >
          <Trans>Download</Trans>
        </Button>
      </Row>
      <Text size="small" tone="muted">
        <Trans>Delete what you have downloaded as soon as you have decided.</Trans>
      </Text>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={<bdi>{document.fileName}</bdi>}>
          <Picture document={document} />
        </Dialog>
      )}
    </Stack>
  );
}

/** Fetched with the bearer into memory, and forgotten with the dialog. */
function Picture({ document }: Props): ReactNode {
  const { t } = useLingui();
  const { download } = useSession();
  const [address, setAddress] = useState<string>();
  const [failure, setFailure] = useState<CampusFailure>();
  const path = pathOf(document);
  useEffect(() => {
    let made: string | undefined;
    let isWanted = true;
    download(path).then(
      ({ file }) => {
        if (!isWanted) return;
        made = URL.createObjectURL(file);
        setAddress(made);
      },
      (error: unknown) => isWanted && setFailure(failureOf(error)),
    );
    return () => {
      isWanted = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [download, path]);
  if (failure !== undefined) return <CallFailure failure={failure} />;
  if (address === undefined) return <Skeleton shape="box" />;
  const name = document.learnerName ?? document.fileName;
  return <img src={address} alt={t`Document of ${name}`} className={styles.picture} />;
}
