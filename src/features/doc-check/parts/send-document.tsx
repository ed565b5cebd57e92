import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Camera from 'lucide-react/icons/camera';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useId, useState } from 'react';
import { DOCUMENT_BYTES_MAX } from '#campus/doc-check/doc-check-limits.ts';
import { DOCUMENT_ACCEPT, documentKindOf } from '#campus/doc-check/document-kinds.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { docCheckQueries } from '#features/doc-check/queries.ts';
import { isLargePicture, smaller } from '#features/doc-check/smaller.ts';
import type { UploadPlace } from '#features/uploads/upload-place.ts';
import { Uploads } from '#features/uploads/uploads-list.tsx';
import { useSendFile } from '#features/uploads/use-send-file.ts';
import { FileButton } from '#ui/forms/file-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Text } from '#ui/text/text.tsx';
import { AskSmaller } from './ask-smaller.tsx';

const DOCUMENTS: UploadPlace = {
  id: 'documents',
  keptAs: 'documents',
  path: '/api/documents',
  accept: DOCUMENT_ACCEPT,
  refusals: { kind: 'DOCUMENT_KIND_NOT_TAKEN', size: 'DOCUMENT_TOO_LARGE' },
  takes: (fileName) => documentKindOf(fileName) !== undefined,
  most: DOCUMENT_BYTES_MAX,
};

/** Sends a document, from the camera or from the device's files (DOC-6); what was begun goes on (FILE-5). */
export function SendDocument({ viewerId, keptDays }: { viewerId: string; keptDays: number | undefined }): ReactNode {
  const { t } = useLingui();
  const client = useQueryClient();
  const online = useOnline();
  const hint = useId();
  const [large, setLarge] = useState<File>();
  const { pending, failure, send } = useSendFile(DOCUMENTS, viewerId, () => {
    notify({ kind: 'success', message: t`Your document has arrived. Our team looks at it now.` });
    void client.invalidateQueries({ queryKey: docCheckQueries.all() });
  });
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    if (isLargePicture(file)) setLarge(file);
    else void send(file);
  };
  const button = { pending, disabled: !online, 'aria-describedby': hint, onChoose: choose };
  return (
    <Stack gap="sm">
      <Uploads place={DOCUMENTS} viewerId={viewerId} onChoose={send} sentOf={sentOf} />
      <CallFailure failure={failure} />
      {large && (
        <AskSmaller
          file={large}
          onChoose={(file) => {
            setLarge(undefined);
            if (file) void send(file);
          }}
        />
      )}
      <Stack gap="xs" align="start">
        <Row gap="xs">
          <FileButton
            {...button}
            label={<Trans>Photo of the document</Trans>}
            accept="image/*"
            capture="environment"
            icon={Camera}
          >
            <Trans>Take a photo</Trans>
          </FileButton>
          <FileButton
            {...button}
            label={<Trans>File with the document</Trans>}
            accept={DOCUMENT_ACCEPT}
            variant="outline"
            icon={Upload}
          >
            <Trans>Choose a file</Trans>
          </FileButton>
        </Row>
        <Text id={hint} size="small" tone="muted" role="status">
          {online ? (
            <Trans>Up to 20 MB: PDF, JPG, PNG, WEBP or HEIC.</Trans>
          ) : (
            <Trans>You can do this when you are online. Keep the photo on your phone until then.</Trans>
          )}
        </Text>
        <Text size="small" tone="muted">
          <Trans>
            Only the people who check documents see it. It is encrypted, and no copy stays on this device in the campus.
          </Trans>{' '}
          {keptDays !== undefined && (
            <Plural
              value={keptDays}
              one="It is deleted # day after the decision."
              other="It is deleted # days after the decision."
            />
          )}
        </Text>
      </Stack>
    </Stack>
  );
}

/** What may have been sent of a picture: as it is, or smaller. */
async function sentOf(file: File): Promise<readonly File[]> {
  const drawn = isLargePicture(file) ? await smaller(file).catch(() => undefined) : undefined;
  return drawn === undefined ? [file] : [file, drawn];
}
