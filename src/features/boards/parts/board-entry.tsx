import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import * as styles from '#features/boards/board.css.ts';
import { BoardComposer } from '#features/boards/board-composer.tsx';
import { useFocusOn } from '#features/boards/focus-on.ts';
import { MessageText } from '#features/boards/message-text.tsx';
import { type BoardOf, type Entry, useOwnPosts } from '#features/boards/use-own-posts.ts';
import { useDraft } from '#features/drafts/use-draft.ts';
import { classNames } from '#ui/class-names.ts';
import { EntryHead } from './entry-head.tsx';
import { EntryMenu } from './entry-menu.tsx';

export type EntryProps = {
  entry: Entry;
  board: BoardOf;
  now: Date;
  /** Where the focus goes when it is there no more. */
  onGone: () => void;
  children?: ReactNode;
};

/** A message or a comment with its head and its text, or with what changes it. */
export function BoardEntry({ entry, board, now, onGone, children }: EntryProps): ReactNode {
  const headingId = useId();
  const focus = useFocusOn();
  const own = useOwnPosts(board);
  const draftName = `board-change:${entry.id}`;
  const [begun] = useDraft(draftName);
  const [change, setChange] = useState<'by-draft' | 'by-tap' | undefined>(begun === undefined ? undefined : 'by-draft');
  const isMessage = entry.__typename === 'Message';
  const done = (): void => {
    setChange(undefined);
    focus.next(entry.id);
  };
  const save = async (content: string): Promise<boolean> => {
    const isKept = content === entry.content || (await own.change(entry, content));
    if (isKept) done();
    return isKept;
  };
  const remove = async (): Promise<void> => {
    if (await own.remove(entry)) onGone();
  };
  const look = isMessage ? classNames(styles.card, entry.isEditable && styles.own) : styles.comment;
  return (
    <article ref={focus.ref(entry.id)} tabIndex={-1} className={look} aria-labelledby={headingId}>
      <EntryHead
        entry={entry}
        headingId={headingId}
        now={now}
        menu={
          <EntryMenu
            entry={entry}
            describedBy={headingId}
            board={board}
            onEdit={() => setChange('by-tap')}
            onDelete={() => void remove()}
            onReported={onGone}
          />
        }
      />
      {change !== undefined ? (
        <BoardComposer
          label={isMessage ? <Trans>Your message</Trans> : <Trans>Your comment</Trans>}
          name={draftName}
          before={entry.content}
          sendLabel={<Trans>Save</Trans>}
          takesFocus={change === 'by-tap'}
          onSend={save}
          onCancel={done}
        />
      ) : (
        <MessageText>{entry.content}</MessageText>
      )}
      {children}
    </article>
  );
}
