import { Trans, useLingui } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { shiftedBy } from '#campus/appointments/shifted-by.ts';
import { RUN_MOVED_DAYS_MAX } from '#campus/learning/live-limits.ts';
import { usePlacesChanged } from '#features/appointments/use-places-changed.ts';
import type { AttendanceRun } from '#features/attendance/queries.ts';
import { moveRun } from '#features/attendance/tutor-calls.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { parseAmount } from '#i18n/parse-amount.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { courseId: string; run: AttendanceRun };

/** All dates of a run that have not begun, some days later or earlier at the same time of day (LIVE-25). */
export function MoveRun({ courseId, run }: Props): ReactNode {
  const { serverNow } = useSession();
  const online = useOnline();
  const [open, setOpen] = useState(false);
  const first = run.appointments.find(({ start }) => Date.parse(start) > serverNow());
  if (first === undefined) return null;
  return (
    <>
      <Button
        variant="tonal"
        size="sm"
        icon={CalendarClock}
        aria-disabled={!online}
        onClick={() => online && setOpen(true)}
      >
        <Trans>Move this round</Trans>
      </Button>
      <MoveDialog courseId={courseId} run={run} first={first.start} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

type DialogProps = Props & { first: string; open: boolean; onClose: () => void };

function MoveDialog({ courseId, run, first, open, onClose }: DialogProps): ReactNode {
  const { t } = useLingui();
  const { wire } = useSession();
  const formId = useId();
  const [typed, setTyped] = useState('7');
  const placesChanged = usePlacesChanged(courseId);
  const { pending, failure, run: call } = useCampusCall();
  const days = parseAmount(typed) ?? Number.NaN;
  const isGood = Number.isInteger(days) && days !== 0 && Math.abs(days) <= RUN_MOVED_DAYS_MAX;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isGood || pending || !(await call(() => moveRun(wire, { id: run.id, days })))) return;
    onClose();
    notify({ kind: 'success', message: t`The round was moved.` });
    await placesChanged();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Move this round</Trans>}
      actions={
        <Button type="submit" form={formId} pending={pending}>
          <Trans>Move all dates</Trans>
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <TextField
            label={<Trans>By how many days?</Trans>}
            help={<Trans>A number below 0 moves them earlier. Everyone who takes part is notified.</Trans>}
            error={
              isGood ? undefined : t`Please give a whole number of days, ${RUN_MOVED_DAYS_MAX} at most, and not 0.`
            }
            inputMode="text"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {isGood && (
            <Text role="status">
              <Trans>
                The next date is then on <Moment at={new Date(shiftedBy(first, days, run.zone))} />.
              </Trans>
            </Text>
          )}
          <CallFailure failure={failure} />
        </Stack>
      </form>
    </Dialog>
  );
}
