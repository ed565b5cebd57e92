import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Camera from 'lucide-react/icons/camera';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { NoPicture, shrinkPicture } from '#device/media/shrink-picture.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { removePicture, sendPicture } from '#features/profile/picture.ts';
import { type Me, profileQueries } from '#features/profile/queries.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/cards/avatar.tsx';
import { FileButton } from '#ui/forms/file-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './profile.css.ts';

/** Name and picture; a picture is a file, so it needs a connection (OFFLINE-3). */
export function PictureCard({ me, mayChange }: { me: Me; mayChange: boolean }): ReactNode {
  const name = [me.firstName, me.lastName].filter(Boolean).join(' ') || (me.nickname ?? me.email);
  return (
    <div className={styles.picture}>
      <Avatar name={name} image={me.profileImage?.url ?? null} size={56} />
      <Stack gap="xs" className={styles.pictureText}>
        <Text size="label">
          <bdi>{name}</bdi>
        </Text>
        {mayChange && <PictureButtons hasPicture={me.profileImage !== null} />}
      </Stack>
    </div>
  );
}

function PictureButtons({ hasPicture }: { hasPicture: boolean }): ReactNode {
  const { rest } = useSession();
  const client = useQueryClient();
  const online = useOnline();
  const [isNone, setNone] = useState(false);
  const { pending, failure, run } = useCampusCall();
  if (!online) return <NeedsConnection />;
  const change = async (work: () => Promise<void>): Promise<void> => {
    await run(work);
    await client.invalidateQueries({ queryKey: profileQueries.all() });
  };
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setNone(false);
    const picture = await shrinkPicture(file).catch((error: unknown) => {
      if (!(error instanceof NoPicture)) throw error;
      setNone(true);
    });
    if (picture) await change(() => sendPicture(rest, picture));
  };
  return (
    <>
      <Row gap="xs">
        <FileButton
          label={<Trans>Picture</Trans>}
          accept="image/*"
          onChoose={(file) => void choose(file)}
          {...{ variant: 'outline', size: 'sm', icon: Camera, pending }}
        >
          {hasPicture ? <Trans>Change the picture</Trans> : <Trans>Add a picture</Trans>}
        </FileButton>
        {hasPicture && (
          <Button
            variant="dangerQuiet"
            size="sm"
            icon={Trash}
            pending={pending}
            onClick={() => void change(() => removePicture(rest))}
          >
            <Trans>Remove the picture</Trans>
          </Button>
        )}
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
