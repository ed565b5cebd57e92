import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import FileArchive from 'lucide-react/icons/file-archive';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useId, useState } from 'react';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import { faultMessage } from '#features/packages/fault-messages.ts';
import { packageQueries } from '#features/packages/queries.ts';
import { sendPackage } from '#features/packages/send-package.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { FileButton } from '#ui/forms/file-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Banner } from '#ui/status/banner.tsx';
import { ProgressBar } from '#ui/status/progress-bar.tsx';
import { FileName, FileSize } from '#ui/text/file-name.tsx';
import { Text } from '#ui/text/text.tsx';

type Fault = { code: Parameters<typeof faultMessage>[0]; about: string };

/** Chooses a file, sends it, and says what became of it: nothing is changed before the whole is right. */
export function PackageForm({ courseId, hasOne }: { courseId: string; hasOne: boolean }): ReactNode {
  const { t } = useLingui();
  const online = useOnline();
  const [file, setFile] = useState<File>();
  const { pending, failure, fault, share, send, forget } = useSending(courseId);
  if (!online && !pending) return <NeedsConnection />;
  const choose = (chosen: File | undefined): void => {
    forget();
    setFile(chosen);
  };
  return (
    <Stack gap="md" align="start">
      <Chooser file={file} hasOne={hasOne} disabled={pending} onChoose={choose} />
      <CallFailure failure={failure} />
      {fault && <Refused fault={fault} />}
      {pending && (
        <>
          <ProgressBar value={share} label={t`Sending the package`} />
          <Text role="status" size="small">
            {share < 1 ? <Trans>Sending …</Trans> : <Trans>Checking the package …</Trans>}
          </Text>
        </>
      )}
      <Button icon={Upload} pending={pending} disabled={file === undefined} onClick={() => file && void send(file)}>
        <Trans>Send the package</Trans>
      </Button>
    </Stack>
  );
}

type ChooserProps = {
  file: File | undefined;
  hasOne: boolean;
  disabled: boolean;
  onChoose: (file: File | undefined) => void;
};

function Chooser({ file, hasOne, disabled, onChoose }: ChooserProps): ReactNode {
  const hint = useId();
  return (
    <Stack gap="xs" align="start">
      <FileButton
        label={<Trans>Package</Trans>}
        accept=".zip,application/zip"
        onChoose={onChoose}
        aria-describedby={hint}
        {...{ variant: 'outline', icon: FileArchive, disabled }}
      >
        {hasOne ? <Trans>Choose another package</Trans> : <Trans>Choose a package</Trans>}
      </FileButton>
      {file && (
        <Text role="status">
          <FileName name={file.name} /> · <FileSize bytes={file.size} />
        </Text>
      )}
      <Text id={hint} size="small" tone="muted">
        <Trans>
          A zip file of SCORM 1.2 or SCORM 2004, up to 512 MB. Learners keep what they have reached in the package that
          they used.
        </Trans>
      </Text>
    </Stack>
  );
}

function Refused({ fault: { code, about } }: { fault: Fault }): ReactNode {
  const { i18n } = useLingui();
  return (
    <Banner kind="danger" role="alert">
      <Text>
        <Trans>The package was not accepted.</Trans>
      </Text>
      <Text size="small">{i18n._(faultMessage(code, about))}</Text>
    </Banner>
  );
}

function useSending(courseId: string) {
  const { t } = useLingui();
  const { rest } = useSession();
  const client = useQueryClient();
  const { pending, failure, run } = useCampusCall();
  const [fault, setFault] = useState<Fault>();
  const [share, setShare] = useState(0);
  const forget = (): void => setFault(undefined);
  const send = async (file: File): Promise<void> => {
    forget();
    setShare(0);
    await run(async () => {
      const answer = await sendPackage(rest, { courseId, file, onProgress: setShare });
      if (answer.is === 'refused') return setFault({ code: answer.code, about: answer.about });
      const { title } = answer;
      notify({ kind: 'success', message: t`“${title}” is now the package of this unit.` });
      await client.invalidateQueries({ queryKey: packageQueries.all() });
      await client.invalidateQueries({ queryKey: unitKeys.all() });
    });
  };
  return { pending, failure, fault, share, send, forget };
}
