import { Trans, useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useId } from 'react';
import { hasEnded } from '#campus/appointments/next-appointment.ts';
import type { Run } from '#campus/appointments/run.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Text } from '#ui/text/text.tsx';
import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';
import type { AppointmentCourse } from './appointment-course.ts';
import { isTakenWhole } from './parts/run-actions.tsx';
import { usePlacesChanged } from './use-places-changed.ts';
import { useRunClock } from './use-run-clock.ts';

type Props = { course: AppointmentCourse; runs: readonly Run[] };

/**
 * The way out of a unit with dates, for whoever takes it and has no place in a date to come: those have a way out of their own.
 * It needs a connection, and says so before the tap.
 */
export function LeaveDatedCourse({ course, runs }: Props): ReactNode {
  const { t } = useLingui();
  const { wire } = useSession();
  const online = useOnline();
  const now = useRunClock(runs);
  const reason = useId();
  const placesChanged = usePlacesChanged(course.id);
  const { pending, failure, run } = useCampusCall();
  if (course.status.denomination !== 'TAKEN' || runs.some((one) => isMine(one, now))) return null;
  const { denomination: title } = course;
  const leave = async (): Promise<void> => {
    if (!online) return;
    const hasLeft = await run(() => leaveCourse(wire, course.id));
    if (hasLeft) notify({ kind: 'success', message: t`You left “${title}”.` });
    await placesChanged();
  };
  return (
    <Stack gap="2xs" align="start">
      <Button
        variant="quiet"
        size="sm"
        icon={LogOut}
        mirrored
        pending={pending}
        aria-disabled={!online}
        aria-describedby={online ? undefined : reason}
        onClick={() => void leave()}
      >
        <Trans>Leave course</Trans>
      </Button>
      {!online && (
        <Text size="small" tone="muted" id={reason}>
          <Trans>You can do this when you are online.</Trans>
        </Text>
      )}
      <CallFailure failure={failure} />
    </Stack>
  );
}

/** A run that is taken as a whole is left as a whole; of any other, a date to come is given back first. */
function isMine(run: Run, now: Date): boolean {
  if (isTakenWhole(run)) return run.status.denomination === 'TAKEN' && !isOver(run, now);
  return run.appointments.some((one) => one.status.denomination === 'TAKEN' && !hasEnded(one, now));
}

function isOver({ appointments }: Run, now: Date): boolean {
  return appointments.length > 0 && appointments.every((appointment) => hasEnded(appointment, now));
}

const LEAVE = `mutation LeaveCourse($id: ID!) {
  updateCourseStatus(id: $id, status: AVAILABLE) { success errors { message } }
}`;

/** Leaves a unit with dates, and its runs (LIVE-3). Never queued: dates are the campus's to decide. Throws a `CampusError`. */
function leaveCourse(wire: Wire, id: string): Promise<void> {
  return mutate(wire, 'updateCourseStatus', LEAVE, { id });
}
