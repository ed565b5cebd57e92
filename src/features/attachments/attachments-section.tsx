import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Attachment } from '#campus/attachments/attachment.ts';
import { useSession } from '#features/session/session.ts';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './attachments.css.ts';
import { AddAttachment } from './parts/add-attachment.tsx';
import { AttachmentRow } from './parts/attachment-row.tsx';

type Props = { course: { id: string; attachments: readonly Attachment[]; canAddAttachments: boolean } };

/** The files of a project, for those who belong to it (FILE-1), and what is on its way to it. */
export function AttachmentsSection({ course }: Props): ReactNode {
  const { viewerId } = useSession();
  const { id, attachments, canAddAttachments } = course;
  return (
    <>
      {attachments.length === 0 ? (
        <Text tone="muted">
          <Trans>No files yet. What you add here, everybody in this project can download.</Trans>
        </Text>
      ) : (
        <List className={styles.rows} gap="none">
          {attachments.map((attachment) => (
            <AttachmentRow key={attachment.id} attachment={attachment} />
          ))}
        </List>
      )}
      {canAddAttachments && viewerId !== undefined && <AddAttachment courseId={id} viewerId={viewerId} />}
    </>
  );
}
