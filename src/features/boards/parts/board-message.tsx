import { Trans } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type ReactNode, useState } from 'react';
import * as styles from '#features/boards/board.css.ts';
import { BoardComposer } from '#features/boards/board-composer.tsx';
import { useFocusOn } from '#features/boards/focus-on.ts';
import type { Comment, Message } from '#features/boards/queries.ts';
import { useComments } from '#features/boards/use-comments.ts';
import { type BoardOf, useOwnPosts } from '#features/boards/use-own-posts.ts';
import { useDraft } from '#features/drafts/use-draft.ts';
import { Button } from '#ui/actions/button.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { BoardEntry } from './board-entry.tsx';
import { MoreButton } from './more-button.tsx';

type Props = { message: Message; board: BoardOf; now: Date; onGone: () => void };

/** A message with its comments, the oldest first, and a place to say something (BOARD-4). */
export function BoardMessage({ message, board, now, onGone }: Props): ReactNode {
  const { sent, waiting, ...more } = useComments(message);
  const focus = useFocusOn();
  const line = (comment: Comment): ReactNode => (
    <li key={comment.id}>
      <BoardEntry entry={comment} board={board} now={now} onGone={() => focus.next(message.id)} />
    </li>
  );
  return (
    <BoardEntry entry={message} board={board} now={now} onGone={onGone}>
      {(sent.length > 0 || waiting.length > 0) && (
        <div className={styles.comments}>
          {sent.length > 0 && <List gap="md">{sent.map(line)}</List>}
          {more.hasMore && (
            <MoreButton {...more} away={<Trans>Further comments need the internet.</Trans>}>
              <Trans>Show more comments</Trans>
            </MoreButton>
          )}
          {waiting.length > 0 && <List gap="md">{waiting.map(line)}</List>}
        </div>
      )}
      <Answer message={message} board={board} />
    </BoardEntry>
  );
}

/** Closed until somebody wants to, or had begun. */
function Answer({ message, board }: Pick<Props, 'message' | 'board'>): ReactNode {
  const own = useOwnPosts(board);
  const focus = useFocusOn();
  const name = `board-comment:${message.id}`;
  const [begun] = useDraft(name);
  const [open, setOpen] = useState<'by-draft' | 'by-tap' | undefined>(begun === undefined ? undefined : 'by-draft');
  const comment = async (content: string): Promise<boolean> => {
    const id = own.newId();
    focus.next(id);
    const isKept = await own.comment(id, message.id, content);
    if (isKept) setOpen(undefined);
    return isKept;
  };
  if (open === undefined)
    return (
      <Row>
        <Button variant="quiet" size="sm" icon={MessageCircle} onClick={() => setOpen('by-tap')}>
          <Trans>Comment</Trans>
        </Button>
      </Row>
    );
  return (
    <BoardComposer
      label={<Trans>Your comment</Trans>}
      name={name}
      sendLabel={<Trans>Send</Trans>}
      takesFocus={open === 'by-tap'}
      onSend={comment}
      onCancel={() => {
        setOpen(undefined);
        focus.next(message.id);
      }}
    />
  );
}
