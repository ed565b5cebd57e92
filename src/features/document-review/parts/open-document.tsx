import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import type { ReactNode } from 'react';
import { saveFromAddress } from '#device/storage/save-file.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import type { WaitingDocument } from '#features/document-review/queries.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { ticketAddress } from '#wire/ticket.ts';
import { documentPath, isDrawn } from './document-file.ts';

type Props = { document: WaitingDocument; onLook: () => void };

/** A picture is looked at here, and nothing of it stays; everything else is a file to keep (DOC-5). */
export function OpenDocument({ document, onLook }: Props): ReactNode {
  const online = useOnline();
  const { rest } = useSession();
  const { pending, failure, run } = useCampusCall();
  const path = documentPath(document);
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
        {isDrawn(document) && (
          <Button icon={Eye} size="sm" disabled={!online} onClick={onLook}>
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
    </Stack>
  );
}
