import { Trans } from '@lingui/react/macro';
import Image from 'lucide-react/icons/image';
import type { ReactNode } from 'react';
import { USER_CONTENT_PICTURE_MOST_PX } from '#campus/user-content-limits.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { PictureChooser } from '#features/pictures/picture-chooser.tsx';
import { useSession } from '#features/session/session.ts';
import { sendUserContentPicture } from '#features/user-content/send-picture.ts';

/** Puts a picture into the text (UGC-8). `onPicture`: its path. */
export function PictureButton({ onPicture }: { onPicture: (path: string) => void }): ReactNode {
  const { rest } = useSession();
  const { pending, failure, run } = useCampusCall();
  return (
    <PictureChooser
      icon={Image}
      mostPx={USER_CONTENT_PICTURE_MOST_PX}
      pending={pending}
      failure={failure}
      onPicture={(picture) => run(async () => onPicture(await sendUserContentPicture(rest, picture)))}
    >
      <Trans>Add a picture</Trans>
    </PictureChooser>
  );
}
