import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Camera from 'lucide-react/icons/camera';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { PROFILE_PICTURE_MOST_PX } from '#campus/own-limits.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { PictureChooser } from '#features/pictures/picture-chooser.tsx';
import { removePicture, sendPicture } from '#features/profile/picture.ts';
import { type Me, profileQueries } from '#features/profile/queries.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/cards/avatar.tsx';
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
  const { pending, failure, run } = useCampusCall();
  const change = async (work: () => Promise<void>): Promise<void> => {
    await run(work);
    await client.invalidateQueries({ queryKey: profileQueries.all() });
  };
  return (
    <PictureChooser
      icon={Camera}
      mostPx={PROFILE_PICTURE_MOST_PX}
      pending={pending}
      failure={failure}
      onPicture={(picture) => change(() => sendPicture(rest, picture))}
      beside={
        hasPicture && (
          <Button
            variant="dangerQuiet"
            size="sm"
            icon={Trash}
            pending={pending}
            onClick={() => void change(() => removePicture(rest))}
          >
            <Trans>Remove the picture</Trans>
          </Button>
        )
      }
    >
      {hasPicture ? <Trans>Change the picture</Trans> : <Trans>Add a picture</Trans>}
    </PictureChooser>
  );
}
