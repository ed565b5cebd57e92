import { Trans, useLingui } from '@lingui/react/macro';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { CallFailure } from '#features/calls/call-failure.tsx';
import * as styles from '#features/uploads/uploads.css.ts';
import { cancelUpload, goOnWithUpload, pauseUpload, type RunningUpload } from '#features/uploads/uploads.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { UploadProgress } from './upload-progress.tsx';

/** A file on its way up: how far it is, with pause and cancel (FILE-5). */
export function UploadCard({ upload }: { upload: RunningUpload }): ReactNode {
  const { t } = useLingui();
  const { fingerprint, fileName, state, failure } = upload;
  return (
    <section className={styles.sending} aria-label={t`Upload of ${fileName}`}>
      <UploadProgress upload={upload}>
        {' · '}
        <span role="status">
          <StateLabel upload={upload} />
        </span>
      </UploadProgress>
      {state === 'failed' && <CallFailure failure={failure} />}
      <Row gap="xs">
        {state === 'sending' && (
          <Button variant="outline" size="sm" icon={Pause} onClick={() => void pauseUpload(fingerprint)}>
            <Trans>Pause</Trans>
          </Button>
        )}
        {(state === 'paused' || state === 'waiting') && (
          <Button variant="outline" size="sm" icon={Play} onClick={() => goOnWithUpload(fingerprint)}>
            <Trans>Go on</Trans>
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => void cancelUpload(fingerprint)}>
          {state === 'failed' ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
        </Button>
      </Row>
    </section>
  );
}

function StateLabel({ upload: { state } }: { upload: RunningUpload }): ReactNode {
  switch (state) {
    case 'sending':
      return <Trans>Sending …</Trans>;
    case 'paused':
      return <Trans>Paused</Trans>;
    case 'waiting':
      return <Trans>Waiting for the network. It goes on by itself.</Trans>;
    case 'failed':
      return <Trans>Not added</Trans>;
    default:
      return state satisfies never;
  }
}
