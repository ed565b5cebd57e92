import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OutboxRow } from '#cache/pending-store.ts';
import { whatOf } from '#features/sync/row-messages.ts';
import { Icon } from '#ui/icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { RelativeMoment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './sync.css.ts';

type Props = { rows: readonly OutboxRow[]; now: Date; icon: LucideIcon; signClass?: string };

/** Changes that nobody has to decide about: what, and how long ago. */
export function OutboxRows({ rows, now, icon, signClass = styles.sign }: Props): ReactNode {
  return (
    <List gap="none">
      {rows.map((row) => (
        <li key={row.entry.id}>
          <div className={styles.row}>
            <Icon of={icon} className={signClass} />
            <div className={styles.text}>
              <Text as="div">{whatOf(row)}</Text>
              <Text as="div" size="small" tone="muted">
                <RelativeMoment at={new Date(row.entry.queuedAt)} now={now} />
              </Text>
            </div>
          </div>
        </li>
      ))}
    </List>
  );
}
