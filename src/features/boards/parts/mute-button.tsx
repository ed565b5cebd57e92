import { Trans } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import type { ReactNode } from 'react';
import { useSend } from '#cache/use-send.ts';
import type { MessageBoard } from '#features/boards/queries.ts';
import { setBoardMuted } from '#features/boards/set-board-muted.ts';
import { mutedSubject } from '#features/boards/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';

/** Whether the campus says what is answered here (BOARD-10). */
export function MuteButton({ board: { id, denomination, isMuted } }: { board: MessageBoard }): ReactNode {
  const send = useSend(setBoardMuted);
  const set = () => void send({ boardId: id, title: denomination, muted: !isMuted });
  return (
    <Row gap="2xs">
      <ChangeMark subject={mutedSubject(id)} look="sign" />
      <Button variant="quiet" size="sm" icon={isMuted ? BellOff : Bell} onClick={set}>
        {isMuted ? <Trans>Unmute</Trans> : <Trans>Mute</Trans>}
      </Button>
    </Row>
  );
}
