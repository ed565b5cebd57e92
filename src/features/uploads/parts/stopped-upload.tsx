import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOnline } from '#features/calls/online.ts';
import { useSession } from '#features/session/session.ts';
import { discardUpload } from '#features/uploads/discard-upload.ts';
import { fingerprintOf } from '#features/uploads/fingerprint-of.ts';
import type { KeptUpload, KeptUploads } from '#features/uploads/kept-uploads.ts';
import type { UploadPlace } from '#features/uploads/upload-place.ts';
import * as styles from '#features/uploads/uploads.css.ts';
import { Button } from '#ui/actions/button.tsx';
import { FileButton } from '#ui/forms/file-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import { UploadProgress } from './upload-progress.tsx';

type Props = {
  place: UploadPlace;
  upload: KeptUpload;
  kept: KeptUploads;
  onChoose: (file: File) => Promise<void>;
  /** What may have been sent of a file that is chosen again; left out: the file itself. */
  sentOf: ((file: File) => Promise<readonly File[]>) | undefined;
};

/** An upload that ended with the browser: no page may open a file again by itself, so the person chooses it again (FILE-5). */
export function StoppedUpload({ place, upload, kept, onChoose, sentOf }: Props): ReactNode {
  const { t } = useLingui();
  const online = useOnline();
  const { upload: fetch } = useSession();
  const [isOther, setOther] = useState(false);
  const { fingerprint, fileName } = upload;
  const choose = async (file: File): Promise<void> => {
    for (const sent of sentOf === undefined ? [file] : await sentOf(file)) {
      if ((await fingerprintOf(place.id, sent)) !== fingerprint) continue;
      setOther(false);
      await onChoose(sent);
      return;
    }
    setOther(true);
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
          accept={place.accept}
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
