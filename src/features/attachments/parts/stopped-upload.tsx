import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ATTACHMENT_ACCEPT } from '#campus/attachments/attachment-kinds.ts';
import * as styles from '#features/attachments/attachments.css.ts';
import { discardUpload } from '#features/attachments/discard-upload.ts';
import { fingerprintOf } from '#features/attachments/fingerprint-of.ts';
import type { KeptUpload, KeptUploads } from '#features/attachments/kept-uploads.ts';
import { useOnline } from '#features/calls/online.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { FileButton } from '#ui/forms/file-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import { UploadProgress } from './upload-progress.tsx';

type Props = { courseId: string; upload: KeptUpload; kept: KeptUploads; onChoose: (file: File) => Promise<void> };

/** An upload that ended with the browser: no page may open a file again by itself, so the person chooses it again (FILE-5). */
export function StoppedUpload({ courseId, upload, kept, onChoose }: Props): ReactNode {
  const { t } = useLingui();
  const online = useOnline();
  const { upload: fetch } = useSession();
  const [isOther, setOther] = useState(false);
  const { fingerprint, fileName } = upload;
  const choose = async (file: File): Promise<void> => {
    const isSame = (await fingerprintOf(courseId, file)) === fingerprint;
    setOther(!isSame);
    if (isSame) await onChoose(file);
  };
  return (
    <section className={styles.sending} aria-label={t`Stopped upload of ${fileName}`}>
      <UploadProgress upload={upload} />
      <Text size="small">
        <Trans>
          This upload stopped when the page was closed. Choose the same file again and it goes on where it stopped.
        </Trans>
      </Text>
      {isOther && (
        <Text size="small" tone="danger" role="alert">
          <Trans>
            This is another file. To go on, choose the one from before; a new file has its own button below.
          </Trans>
        </Text>
      )}
      <Row gap="xs">
        <FileButton
          label={<Trans>The same file again</Trans>}
          accept={ATTACHMENT_ACCEPT}
          onChoose={(file) => file && void choose(file)}
          {...{ variant: 'outline', size: 'sm', disabled: !online }}
        >
          <Trans>Choose the file again</Trans>
        </FileButton>
        <Button variant="quiet" size="sm" onClick={() => void discardUpload(fetch, kept, upload)}>
          <Trans>Discard</Trans>
        </Button>
      </Row>
    </section>
  );
}
