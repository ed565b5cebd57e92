import { Plural, Trans } from '@lingui/react/macro';
import { createLink, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { boardAnchor } from '#campus/learning/board-anchor.ts';
import type { BoardLine } from '#features/community/queries.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { TeaTable } from '#ui/drawings/tea-table.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './my-boards.css.ts';

const LinkButton = createLink(ButtonLink);

/** Where the others of one's courses talk, what was written last first (COMMUNITY-8). */
export function MyBoards({ boards }: { boards: readonly BoardLine[] }): ReactNode {
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>
        <Trans>Messages in my courses</Trans>
      </Heading>
      {boards.length === 0 ? (
        <EmptyState
          drawing={<TeaTable />}
          action={
            <LinkButton to="/explore" variant="tonal">
              <Trans>Explore courses</Trans>
            </LinkButton>
          }
        >
          <Trans>Once you take a course, its messages appear here.</Trans>
        </EmptyState>
      ) : (
        <List columns>
          {latestFirst(boards).map((board) => (
            <li key={board.id} className={styles.board}>
              <BoardCard board={board} />
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}

function BoardCard({ board }: { board: BoardLine }): ReactNode {
  const { courseId: id, denomination, runId, messagesCount } = board;
  const [latest] = board.latest;
  return (
    <>
      <Heading level={3} size="title-s">
        <Link to="/course/$id" params={{ id }} hash={boardAnchor(board.id)} className={styles.link}>
          <bdi>{denomination}</bdi>
        </Link>
      </Heading>
      <Text size="small" tone="muted">
        {runId !== null && (
          <>
            <Trans>Your group</Trans> ·{' '}
          </>
        )}
        <Plural value={messagesCount} one="# message" other="# messages" />
      </Text>
      {latest && (
        <>
          <Text size="small" clamp={2} dir="auto">
            {latest.content}
          </Text>
          <Text size="small" tone="muted">
            <bdi>{latest.author === null ? <Trans>Former member</Trans> : latest.author.publicName}</bdi>
            {' · '}
            <Moment at={new Date(latest.createdAt)} form="date" />
          </Text>
        </>
      )}
    </>
  );
}

/** Boards without a message come last, in their order. */
function latestFirst(boards: readonly BoardLine[]): readonly BoardLine[] {
  const at = ({ latest }: BoardLine): string => latest[0]?.createdAt ?? '';
  return boards.toSorted((one, other) => at(other).localeCompare(at(one)));
}
