import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from '#features/uploads/uploads.css.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { ProgressBar } from '#ui/status/progress-bar.tsx';
import { FileName, FileSize } from '#ui/text/file-name.tsx';
import { Text } from '#ui/text/text.tsx';

/** `children`: what becomes of it, beside how far it is. */
type Props = { upload: { fileName: string; fileSize: number; sent: number }; children?: ReactNode };

/** Which file, and how much of it the campus has: as a bar and in words. */
export function UploadProgress({ upload: { fileName, fileSize, sent }, children }: Props): ReactNode {
  const { t } = useLingui();
  const share = sent / fileSize;
  const percent = formatPercent(share, activeLanguage());
  return (
    <>
      <Text as="div" className={styles.name}>
        <FileName name={fileName} />
      </Text>
      <ProgressBar value={share} label={t`Sent of ${fileName}`} />
      <Text as="div" size="small" tone="muted">
        <Trans>
          {percent} of <FileSize bytes={fileSize} />
        </Trans>
        {children}
      </Text>
    </>
  );
}
