import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import type { Attachment } from '#campus/attachments/attachment.ts';
import * as styles from '#features/attachments/attachments.css.ts';
import { kindIcon } from '#features/attachments/kind-icon.ts';
import { useDownload } from '#features/attachments/use-download.ts';
import { useOnline } from '#features/calls/online.ts';
import { useSession } from '#features/session/session.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { FileName, FileSize } from '#ui/text/file-name.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import { DeleteAttachment } from './delete-attachment-dialog.tsx';

/** One file: what it is called, how large it is, when it came and by whom; to download it, and to delete it (FILE-1). */
export function AttachmentRow({ attachment }: { attachment: Attachment }): ReactNode {
  const { t } = useLingui();
  const online = useOnline();
  const [asks, setAsks] = useState(false);
  const { pending, download } = useDownload(attachment);
  const { fileName, fileSize, createdAt, canDeleteAttachments } = attachment;
  return (
    <li className={styles.row}>
      <span className={styles.kind}>
        <Icon of={kindIcon(fileName)} />
      </span>
      <div className={styles.about}>
        <Text as="div" className={styles.name}>
          <FileName name={fileName} />
        </Text>
        <Text as="div" size="small" tone="muted">
          <span className={styles.whole}>
            <FileSize bytes={fileSize} /> ·
          </span>{' '}
          <span className={styles.whole}>
            <Moment at={new Date(createdAt)} form="date" /> ·
          </span>{' '}
          <Uploader attachment={attachment} />
        </Text>
      </div>
      <div className={styles.actions}>
        <IconButton
          icon={Download}
          label={online ? t`Download ${fileName}` : t`Download ${fileName}: you can do this when you are online.`}
          aria-disabled={!online || pending}
          aria-busy={pending || undefined}
          onClick={() => {
            if (online && !pending) void download();
          }}
        />
        {canDeleteAttachments && (
          <IconButton
            icon={Trash2}
            label={online ? t`Delete ${fileName}` : t`Delete ${fileName}: you can do this when you are online.`}
            aria-disabled={!online}
            aria-haspopup="dialog"
            onClick={() => online && setAsks(true)}
          />
        )}
      </div>
      <DeleteAttachment attachment={attachment} open={asks} onClose={() => setAsks(false)} />
    </li>
  );
}

function Uploader({ attachment: { uploadedBy } }: { attachment: Attachment }): ReactNode {
  const { viewerId } = useSession();
  if (uploadedBy === null) return <Trans>Former member</Trans>;
  return uploadedBy.id === viewerId ? <Trans>You</Trans> : <bdi>{uploadedBy.publicName}</bdi>;
}
