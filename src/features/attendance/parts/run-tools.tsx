import { Trans, useLingui } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import MessageSquare from 'lucide-react/icons/message-square';
import { type ReactNode, useState } from 'react';
import { usePlacesChanged } from '#features/appointments/use-places-changed.ts';
import type { AttendanceRun } from '#features/attendance/queries.ts';
import { deleteRun, setRunActive } from '#features/attendance/tutor-calls.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxRow } from '#ui/forms/checkbox-row.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Text } from '#ui/text/text.tsx';
import { DateDialog, type DatePlace, useDateDraft } from './date-dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { MoveRun } from './move-run.tsx';

export type RunPlace = { courseId: string; title: string; run: AttendanceRun };

/** What a tutor does with a run as a whole (LIVE-20, LIVE-21, LIVE-22). */
export function RunTools({ courseId, title, run }: RunPlace): ReactNode {
  return (
    <Stack gap="xs">
      <Open courseId={courseId} run={run} />
      <Row gap="xs">
        <AddDate courseId={courseId} title={title} run={run} date={undefined} />
        {run.numberOfParticipants > 0 && <Message run={run} />}
        <MoveRun courseId={courseId} run={run} />
        <CallOff courseId={courseId} run={run} />
      </Row>
    </Stack>
  );
}

function Open({ courseId, run }: Pick<RunPlace, 'courseId' | 'run'>): ReactNode {
  const { t } = useLingui();
  const { wire } = useSession();
  const online = useOnline();
  const placesChanged = usePlacesChanged(courseId);
  const { pending, failure, run: call } = useCampusCall();
  const toggle = async (): Promise<void> => {
    if (await call(() => setRunActive(wire, { id: run.id, isActive: !run.isActive })))
      notify({ kind: 'success', message: t`Saved` });
    await placesChanged();
  };
  return (
    <>
      <CallFailure failure={failure} />
      <CheckboxRow
        label={<Trans>Open for registration</Trans>}
        help={<Trans>While it is closed, only tutors and those who take part see it.</Trans>}
        checked={run.isActive}
        disabled={!online || pending}
        aria-busy={pending}
        onChange={() => void toggle()}
      />
    </>
  );
}

/** Opens without a network too: what is written then waits on the device. */
export function AddDate(place: DatePlace): ReactNode {
  const [open, setOpen] = useState(false);
  const draft = useDateDraft(place);
  return (
    <>
      <Button variant="tonal" size="sm" icon={CalendarPlus} onClick={() => setOpen(true)}>
        {draft[0] === undefined ? <Trans>Add a date</Trans> : <Trans>Continue your new date</Trans>}
      </Button>
      <DateDialog place={place} draft={draft} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function Message({ run }: Pick<RunPlace, 'run'>): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="tonal" size="sm" icon={MessageSquare} onClick={() => setOpen(true)}>
        <Trans>Message everyone</Trans>
      </Button>
      <MessageDialog run={run} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function CallOff({ courseId, run }: Pick<RunPlace, 'courseId' | 'run'>): ReactNode {
  const { t } = useLingui();
  const { wire } = useSession();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const placesChanged = usePlacesChanged(courseId);
  const { pending, failure, run: call } = useCampusCall();
  const callOff = async (): Promise<void> => {
    if (!(await call(() => deleteRun(wire, run.id)))) return;
    setAsking(false);
    notify({ kind: 'success', message: t`The round was cancelled.` });
    await placesChanged();
  };
  return (
    <>
      <Button
        variant="dangerQuiet"
        size="sm"
        icon={CalendarX}
        aria-disabled={!online}
        onClick={() => online && setAsking(true)}
      >
        <Trans>Cancel this round</Trans>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Cancel this round?</Trans>}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button variant="danger" pending={pending} onClick={() => void callOff()}>
              <Trans>Cancel all dates</Trans>
            </Button>
          </>
        }
      >
        <Text>
          <Trans>All dates to come are cancelled, and everyone who takes part is notified. Past dates stay.</Trans>
        </Text>
        <CallFailure failure={failure} />
      </Dialog>
    </>
  );
}
