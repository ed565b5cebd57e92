import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SavedUsage } from '#offline/saved/saved-units.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { FileSize } from '#ui/text/file-name.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './saved.css.ts';

/** What takes the space, against what the browser says there is. It estimates, so shares are drawn and sizes are written. */
export function StorageBar({ usage: { stored, estimate, persisted } }: { usage: SavedUsage }): ReactNode {
  const { t } = useLingui();
  const app = Math.max(0, (estimate?.usage ?? 0) - stored.texts - stored.files);
  const parts = [
    { name: t`Courses`, bytes: stored.texts, look: styles.texts },
    { name: t`Pictures and videos`, bytes: stored.files, look: styles.files },
    { name: t`App`, bytes: app, look: styles.app },
  ];
  const used = stored.texts + stored.files + app;
  const room = Math.max(estimate?.quota ?? used, used, 1);
  return (
    <Stack as="section" gap="sm">
      {estimate !== undefined && (
        // Written anew as a whole: half a line that is pushed along by the other half would move.
        <Text key={`${used}/${room}`} size="label">
          <Trans>
            <FileSize bytes={used} /> of <FileSize bytes={room} /> used
          </Trans>
        </Text>
      )}
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ name, bytes, look }) => (
          <span key={name} className={look} style={{ inlineSize: `${(bytes / room) * 100}%` }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ name, bytes, look }) => (
          <li key={name} className={styles.legendItem}>
            <span className={`${styles.dot} ${look}`} aria-hidden="true" />
            <span>
              {name} · <FileSize bytes={bytes} />
            </span>
          </li>
        ))}
      </ul>
      <Text size="small" tone="muted">
        {persisted ? (
          <Trans>Your browser keeps all this until you remove it.</Trans>
        ) : (
          <Trans>
            When space runs low, your browser may delete what is saved here. Send what is waiting when you can.
          </Trans>
        )}
      </Text>
    </Stack>
  );
}
