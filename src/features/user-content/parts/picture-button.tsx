import { Trans } from '@lingui/react/macro';
import Image from 'lucide-react/icons/image';
import { type ReactNode, useState } from 'react';
import { USER_CONTENT_PICTURE_MOST_PX } from '#campus/user-content-limits.ts';
import { NoPicture, shrinkPicture } from '#device/media/shrink-picture.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { sendUserContentPicture } from '#features/user-content/send-picture.ts';
import { FileButton } from '#ui/forms/file-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';

/** Puts a picture into the text; a picture is a file, so it needs a connection (OFFLINE-3). `onPicture`: its path. */
export function PictureButton({ onPicture }: { onPicture: (path: string) => void }): ReactNode {
  const { rest } = useSession();
  const online = useOnline();
  const [isNone, setNone] = useState(false);
  const { pending, failure, run } = useCampusCall();
  if (!online) return <NeedsConnection />;
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setNone(false);
    const picture = await shrinkPicture(file, USER_CONTENT_PICTURE_MOST_PX).catch((error: unknown) => {
      if (!(error instanceof NoPicture)) throw error;
      setNone(true);
    });
    if (picture) await run(async () => onPicture(await sendUserContentPicture(rest, picture)));
  };
  return (
    <>
      <Row>
        <FileButton
          label={<Trans>Picture</Trans>}
          accept="image/*"
          onChoose={(file) => void choose(file)}
          {...{ variant: 'outline', size: 'sm', icon: Image, pending }}
        >
          <Trans>Add a picture</Trans>
        </FileButton>
      </Row>
      <CallFailure failure={failure} />
      {isNone && (
        <Text size="small" tone="danger" role="alert">
          <Trans>This file is not a picture. Choose a photo or a drawing.</Trans>
        </Text>
      )}
    </>
  );
}
