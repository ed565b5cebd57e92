import { Trans } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { type ReactNode, useId } from 'react';
import type { PlaceState } from '#campus/appointments/appointment.ts';
import type { PlaceChange } from '#features/appointments/use-place.ts';
import { askToLogIn } from '#features/auth-screens/login-open-state.ts';
import { useOnline } from '#features/calls/online.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import * as styles from './place-button.css.ts';
import { PlaceNote } from './place-note.tsx';

type Props = {
  place: PlaceChange;
  status: PlaceState;
  /** Why it cannot be changed now; the button says so and stays where it is. */
  blocked: ReactNode;
  labels: { take: ReactNode; leave: ReactNode };
};

/** Takes a place or gives it back: the campus's decision, so it needs a connection, and says so before the tap. */
export function PlaceButton({ place, status, blocked, labels }: Props): ReactNode {
  const { viewerId } = useSession();
  const online = useOnline();
  const reason = useId();
  const opposite: PlaceState = status === 'TAKEN' ? 'AVAILABLE' : 'TAKEN';
  const isBlocked = blocked !== undefined;
  const canNote = !isBlocked && !online && viewerId !== undefined;
  const why = blocked ?? (online ? undefined : <Trans>You can do this when you are online.</Trans>);
  const press = (): void => {
    if (isBlocked || (!online && viewerId === undefined)) return;
    if (viewerId === undefined) askToLogIn();
    else if (!online) place.setWanted(opposite);
    else void place.change(opposite);
  };
  const look = status === 'TAKEN' ? 'quiet' : 'primary';
  return (
    <Stack gap="xs" align="start">
      <PlaceNote place={place} canSend={online && !isBlocked} />
      {!(canNote && place.wanted === opposite) && (
        <Button
          variant={canNote ? 'outline' : look}
          icon={canNote ? NotebookPen : status === 'TAKEN' ? undefined : CalendarPlus}
          pending={place.pending}
          aria-disabled={isBlocked || (!online && !canNote)}
          aria-describedby={why === undefined ? undefined : reason}
          className={styles.place}
          onClick={press}
        >
          {canNote ? <NoteLabel opposite={opposite} /> : status === 'TAKEN' ? labels.leave : labels.take}
        </Button>
      )}
      {why !== undefined && (
        <Text size="small" tone="muted" id={reason}>
          {why}
        </Text>
      )}
      <ConflictDialog overlaps={place.overlaps} onClose={place.forgetOverlaps} />
    </Stack>
  );
}

function NoteLabel({ opposite }: { opposite: PlaceState }): ReactNode {
  return opposite === 'TAKEN' ? (
    <Trans>Remember that I want to register</Trans>
  ) : (
    <Trans>Remember that I want to unregister</Trans>
  );
}
