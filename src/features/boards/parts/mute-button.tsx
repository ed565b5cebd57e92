import { useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import type { ReactNode } from 'react';
import { useSend } from '#cache/use-send.ts';
import * as styles from '#features/boards/board.css.ts';
import type { MessageBoard } from '#features/boards/queries.ts';
import { setBoardMuted } from '#features/boards/set-board-muted.ts';
import { mutedSubject } from '#features/boards/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';

/** Whether the campus says what is answered here (BOARD-10). */
export function MuteButton({ board: { id, denomination, isMuted } }: { board: MessageBoard }): ReactNode {
  const { t } = useLingui();
  const send = useSend(setBoardMuted);
  const set = () => void send({ boardId: id, title: denomination, muted: !isMuted });
  return (
    <div className={styles.corner}>
      <ChangeMark subject={mutedSubject(id)} look="sign" />
      <IconButton icon={isMuted ? BellOff : Bell} label={isMuted ? t`Unmute` : t`Mute`} onClick={set} />
    </div>
  );
}
