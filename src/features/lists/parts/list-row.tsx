import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import type { ContentList } from '#features/lists/queries.ts';
import { listSubject } from '#features/lists/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { Chip } from '#ui/chip.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import * as styles from './list-row.css.ts';

export function ListRow({ list }: { list: ContentList }): ReactNode {
  return (
    <div className={styles.row}>
      <Link to="/list/$id" params={{ id: list.id }} className={styles.link} dir="auto">
        {list.denomination}
      </Link>
      <Row gap="sm">
        <Text as="span" size="small" tone="muted">
          <Plural value={list.items.length} one="# entry" other="# entries" />
        </Text>
        <Visibility isPublic={list.isPublic} />
        <ChangeMark subject={listSubject(list.id)} />
      </Row>
    </div>
  );
}

/** A lock or a globe, always with its word. */
export function Visibility({ isPublic }: { isPublic: boolean }): ReactNode {
  return <Chip icon={isPublic ? Globe : Lock}>{isPublic ? <Trans>Public</Trans> : <Trans>Private</Trans>}</Chip>;
}
