import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useId } from 'react';
import { ATTACHMENT_ACCEPT, attachmentKindOf } from '#campus/attachments/attachment-kinds.ts';
import { ATTACHMENT_BYTES_MAX } from '#campus/attachments/attachment-limits.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import type { UploadPlace } from '#features/uploads/upload-place.ts';
import { Uploads } from '#features/uploads/uploads-list.tsx';
import { useSendFile } from '#features/uploads/use-send-file.ts';
import { FileButton } from '#ui/forms/file-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Text } from '#ui/text/text.tsx';

type Props = { courseId: string; viewerId: string };

/** What is on its way to a project, what stopped on its way, and the way to add one more (FILE-5). */
export function AddAttachment({ courseId, viewerId }: Props): ReactNode {
  const { t } = useLingui();
  const client = useQueryClient();
  const online = useOnline();
  const hint = useId();
  const place = projectOf(courseId);
  const { pending, failure, send } = useSendFile(place, viewerId, (fileName) => {
    notify({ kind: 'success', message: t`“${fileName}” is in the project now.` });
    void client.invalidateQueries({ queryKey: unitKeys.all() });
  });
  return (
    <Stack gap="sm">
      <Uploads place={place} viewerId={viewerId} onChoose={send} />
      <CallFailure failure={failure} />
      <Stack gap="2xs" align="start">
        <FileButton
          label={<Trans>File for this project</Trans>}
          accept={ATTACHMENT_ACCEPT}
          onChoose={(file) => file && void send(file)}
          variant="outline"
          icon={Upload}
          pending={pending}
          disabled={!online}
          aria-describedby={hint}
        >
          <Trans>Add a file</Trans>
        </FileButton>
        <Text id={hint} size="small" tone="muted">
          {online ? (
            <Trans>Up to 100 MB: pictures, films, sound, PDF, text, office documents and zip files.</Trans>
          ) : (
            <Trans>You can do this when you are online.</Trans>
          )}
        </Text>
      </Stack>
    </Stack>
  );
}

function projectOf(courseId: string): UploadPlace {
  return {
    id: courseId,
    keptAs: `attachments:${courseId}`,
    path: `/api/course/${encodeURIComponent(courseId)}/attachments`,
    accept: ATTACHMENT_ACCEPT,
    takes: (fileName) => attachmentKindOf(fileName) !== undefined,
    refusals: { kind: 'FILE_KIND_NOT_TAKEN', size: 'FILE_TOO_LARGE' },
    most: ATTACHMENT_BYTES_MAX,
  };
}
