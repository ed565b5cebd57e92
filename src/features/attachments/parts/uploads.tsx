import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useSyncExternalStore } from 'react';
import { ATTACHMENT_ACCEPT } from '#campus/attachments/attachment-kinds.ts';
import { keptUploadsOf } from '#features/attachments/kept-uploads.ts';
import { goOnWithUpload, type RunningUpload, runningUploads, sendFile } from '#features/attachments/uploads.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import { useSession } from '#features/session/session.ts';
import { FileButton } from '#ui/forms/file-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Text } from '#ui/text/text.tsx';
import { StoppedUpload } from './stopped-upload.tsx';
import { UploadCard } from './upload-card.tsx';

type Props = { courseId: string; viewerId: string };

/** What is on its way to a project, what stopped on its way, and the way to add one more (FILE-5). */
export function Uploads({ courseId, viewerId }: Props): ReactNode {
  const online = useOnline();
  const hint = useId();
  const kept = keptUploadsOf(viewerId, courseId);
  const begun = useSyncExternalStore(kept.subscribe, kept.read);
  const running = useSyncExternalStore(runningUploads.subscribe, runningUploads.read).filter(
    (upload) => upload.courseId === courseId,
  );
  const stopped = begun.filter(({ fingerprint }) => running.every((upload) => upload.fingerprint !== fingerprint));
  useGoOnOnline(running, online);
  const { pending, failure, send } = useSendFile(courseId, viewerId);
  return (
    <Stack gap="sm">
      {running.map((upload) => (
        <UploadCard key={upload.fingerprint} upload={upload} />
      ))}
      {stopped.map((upload) => (
        <StoppedUpload key={upload.fingerprint} courseId={courseId} upload={upload} kept={kept} onChoose={send} />
      ))}
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

function useSendFile(courseId: string, viewerId: string) {
  const { t } = useLingui();
  const { upload } = useSession();
  const client = useQueryClient();
  const { pending, failure, run } = useCampusCall();
  const send = async (file: File): Promise<void> => {
    const onDone = (fileName: string): void => {
      notify({ kind: 'success', message: t`“${fileName}” is in the project now.` });
      void client.invalidateQueries({ queryKey: unitKeys.all() });
    };
    await run(() => sendFile({ courseId, file, kept: keptUploadsOf(viewerId, courseId), fetch: upload, onDone }));
  };
  return { pending, failure, send };
}

/** What waits for the network goes on by itself when the campus answers again. */
function useGoOnOnline(running: readonly RunningUpload[], online: boolean): void {
  const waiting = running.filter(({ state }) => state === 'waiting').map(({ fingerprint }) => fingerprint);
  const goOn = useEffectEvent(() => waiting.forEach(goOnWithUpload));
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) goOn();
    wasOnline.current = online;
  }, [online]);
}
