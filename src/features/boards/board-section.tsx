import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ReactNode, useRef, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSession } from '#features/session/session.ts';
import { useMinute } from '#features/session/use-minute.ts';
import { Button } from '#ui/actions/button.tsx';
import { TeaTable } from '#ui/drawings/tea-table.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './board.css.ts';
import { BoardComposer } from './board-composer.tsx';
import { heldBack, newestOf } from './board-news.ts';
import { FocusOnContext, useNewFocusOn } from './focus-on.ts';
import { focusWhenFree } from './focus-when-free.ts';
import { BoardMessage } from './parts/board-message.tsx';
import { BoardReports } from './parts/board-reports.tsx';
import { MoreButton } from './parts/more-button.tsx';
import { MuteButton } from './parts/mute-button.tsx';
import { NotSent } from './parts/not-sent.tsx';
import { boardQueries, type MessageBoard } from './queries.ts';
import { useBoardChanges } from './use-board-changes.ts';
import { useBoardPages } from './use-board-pages.ts';
import { useOwnPosts } from './use-own-posts.ts';
import { useShownUntil } from './use-shown-until.ts';

/** What is written on a board (BOARD-1 to BOARD-15), with all that can be done there. Loaded when somebody comes near it. */
export function BoardSection({ id }: { id: string }): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(boardQueries.latest(id, language));
  useBoardChanges(id);
  const board = data.messageBoard;
  return (
    <Stack gap="md">
      <NotSent boardId={id} />
      <FreshnessLine at={at} isStale={isStale} />
      {board === null ? (
        <Text tone="muted">
          <Trans>This board is not here any more.</Trans>
        </Text>
      ) : (
        <Board board={board} at={at} />
      )}
    </Stack>
  );
}

function Board({ board, at }: { board: MessageBoard; at: number }): ReactNode {
  const { t } = useLingui();
  const now = useMinute();
  const focus = useNewFocusOn();
  const status = useRef<HTMLParagraphElement>(null);
  const { messages, ...earlier } = useBoardPages(board);
  const [until, setUntil] = useShownUntil(board.id, messages, at);
  const { shown, news } = heldBack(messages, until);
  const [announcement, announce] = useState('');
  const of = { boardId: board.id, title: board.denomination };
  const own = useOwnPosts(of);
  const write = async (content: string): Promise<boolean> => {
    const id = own.newId();
    focus.next(id);
    announce('');
    const isKept = await own.write(id, content);
    if (isKept) announce(t`It is on the board.`);
    return isKept;
  };
  const showNews = (): void => {
    const [first] = news;
    if (first !== undefined) focus.next(first);
    setUntil(newestOf(messages));
  };
  const onGone = (): void => {
    announce(t`It is gone from the board.`);
    if (status.current !== null) focusWhenFree(status.current);
  };
  return (
    <FocusOnContext value={focus}>
      {board.isTutor && <BoardReports board={board} />}
      <MuteButton board={board} />
      <BoardComposer
        label={<Trans>Write to those who learn here</Trans>}
        name={`board-message:${board.id}`}
        sendLabel={<Trans>Send</Trans>}
        onSend={write}
      />
      <Text ref={status} as="div" size="small" tone="muted" role="status" tabIndex={-1} className={styles.status}>
        {announcement}
      </Text>
      {news.length > 0 && (
        <div className={styles.news}>
          <Button size="sm" icon={ArrowUp} className={styles.newsButton} onClick={showNews}>
            <Plural value={news.length} one="# new" other="# new" />
          </Button>
        </div>
      )}
      {shown.length === 0 && news.length === 0 && (
        <EmptyState drawing={<TeaTable />}>
          <Trans>Nobody has written yet. Ask something, or say hello.</Trans>
        </EmptyState>
      )}
      <List gap="md">
        {shown.map((message) => (
          <li key={message.id}>
            <BoardMessage message={message} board={of} now={now} onGone={onGone} />
          </li>
        ))}
      </List>
      {earlier.hasMore && (
        <MoreButton {...earlier} away={<Trans>Earlier messages need the internet.</Trans>}>
          <Trans>Show earlier messages</Trans>
        </MoreButton>
      )}
    </FocusOnContext>
  );
}
