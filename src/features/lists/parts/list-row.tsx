import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import type { ContentList } from '#features/lists/queries.ts';
import { listSubject } from '#features/lists/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { Chip } from '#ui/cards/chip.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { Mosaic } from './cover.tsx';
import * as styles from './list-row.css.ts';

/** A list with what is in it, how much that is and who sees it (LIST-4). */
export function ListRow({ list }: { list: ContentList }): ReactNode {
  return (
    <div className={styles.row}>
      <Mosaic items={list.items} />
      <Stack gap="2xs" className={styles.text}>
        <Link to="/list/$id" params={{ id: list.id }} className={styles.link}>
          <bdi>{list.denomination}</bdi>
        </Link>
        <Text as="span" size="small" tone="muted">
          <Plural value={list.items.length} one="# entry" other="# entries" />
          {!list.isOwner && list.ownerNickname !== null && (
            <>
              {' · '}
              <Trans>
                by <bdi>{list.ownerNickname}</bdi>
              </Trans>
            </>
          )}
        </Text>
        <Row gap="xs">
          <Visibility isPublic={list.isPublic} />
          <ChangeMark subject={listSubject(list.id)} />
        </Row>
      </Stack>
    </div>
  );
}

/** A lock or a globe, always with its word. */
export function Visibility({ isPublic }: { isPublic: boolean }): ReactNode {
  return <Chip icon={isPublic ? Globe : Lock}>{isPublic ? <Trans>Public</Trans> : <Trans>Private</Trans>}</Chip>;
}
