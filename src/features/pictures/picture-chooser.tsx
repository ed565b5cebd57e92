import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isHeic } from '#device/media/is-heic.ts';
import { NoPicture, shrinkPicture } from '#device/media/shrink-picture.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { FileButton } from '#ui/forms/file-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import type { CampusFailure } from '#wire/campus-failure.ts';

type Props = {
  icon: LucideIcon;
  /** At most so many px on its longer side leave the device. */
  mostPx: number;
  /** Of what is done with the picture. */
  pending: boolean;
  failure: CampusFailure | undefined;
  /** Drawn small, without what a camera writes beside it. */
  onPicture: (picture: Blob) => Promise<unknown>;
  children: ReactNode;
  /** What else can be done, beside the button. */
  beside?: ReactNode;
};

/** Chooses a picture and draws it small; a picture is a file, so it needs a connection (OFFLINE-3). */
export function PictureChooser({ icon, mostPx, pending, failure, onPicture, children, beside }: Props): ReactNode {
  const online = useOnline();
  const [refused, setRefused] = useState<'heic' | 'no-picture'>();
  if (!online) return <NeedsConnection />;
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setRefused(undefined);
    const picture = await shrinkPicture(file, mostPx).catch(async (error: unknown) => {
      if (!(error instanceof NoPicture)) throw error;
      setRefused((await isHeic(file)) ? 'heic' : 'no-picture');
    });
    if (picture) await onPicture(picture);
  };
  return (
    <>
      <Row gap="xs">
        <FileButton
          label={<Trans>Picture</Trans>}
          accept="image/*"
          onChoose={(file) => void choose(file)}
          {...{ variant: 'outline', size: 'sm', icon, pending }}
        >
          {children}
        </FileButton>
        {beside}
      </Row>
      <CallFailure failure={failure} />
      {refused && (
        <Text size="small" tone="danger" role="alert">
          {refused === 'heic' ? (
            <Trans>
              This photo is a HEIC file, which this browser cannot open. Save it as JPEG and choose it again, or take a
              screenshot of it. An iPhone takes photos as JPEG after Settings, Camera, Formats, Most Compatible.
            </Trans>
          ) : (
            <Trans>This file is not a picture. Choose a photo or a drawing.</Trans>
          )}
        </Text>
      )}
    </>
  );
}
