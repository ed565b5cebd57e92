import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { registrationOf } from '#campus/appointments/registration.ts';
import type { Run } from '#campus/appointments/run.ts';
import { runRefusal } from '#campus/appointments/run-status.ts';
import { isLocked } from '#campus/learning/is-locked.ts';
import { isSoldElsewhere } from '#campus/learning/is-sold-elsewhere.ts';
import { NO_MODULE_ID } from '#campus/limits.ts';
import type { AppointmentCourse } from '#features/appointments/appointment-course.ts';
import { changeRun } from '#features/appointments/change-run.ts';
import { usePlace } from '#features/appointments/use-place.ts';
import { SoftAsk } from '#features/push/soft-ask.tsx';
import { useSession } from '#features/session/session.ts';
import { refusalMessage } from '#i18n/refusal-messages.ts';
import { Text } from '#ui/text/text.tsx';
import { PlaceButton } from './place-button.tsx';

type Props = { course: AppointmentCourse; moduleId: string | undefined; run: Run; now: Date };

/** A run that is taken as a whole, or has no dates to take: one button for all of it (LIVE-6). */
export function RunActions({ course, moduleId, run, now }: Props): ReactNode {
  const { i18n } = useLingui();
  const { wire } = useSession();
  const { id, enrollToAll } = run;
  const place = usePlace({
    place: run,
    kind: 'run',
    courseId: course.id,
    send: async (status) => {
      await changeRun(wire, { id, moduleId: moduleId ?? NO_MODULE_ID, status, enrollToAll });
      return [];
    },
  });
  if (!isTakenWhole(run) || course.status.denomination === 'PREVIEW' || isLocked(course)) return null;
  if (isSoldElsewhere(course, course.status.denomination)) return null;
  const status = run.status.denomination;
  if (status === 'AVAILABLE' && !run.isActive) return null;
  const refusal = place.isFull ? 'NO_SPOTS_LEFT' : refusalOf(run, now);
  return (
    <>
      {enrollToAll && (
        <Text size="small">
          <Trans>All dates belong together: you register for all of them.</Trans>
        </Text>
      )}
      <PlaceButton
        place={place}
        status={status}
        blocked={refusal && i18n._(refusalMessage(refusal))}
        labels={{
          take: enrollToAll ? <Trans>Register for all dates</Trans> : <Trans>Take part</Trans>,
          leave: enrollToAll ? <Trans>Unregister from all dates</Trans> : <Trans>Leave</Trans>,
        }}
      />
      {status === 'TAKEN' && place.isNew && <SoftAsk moment="session" />}
    </>
  );
}

export function isTakenWhole({ enrollToAll, appointments }: Run): boolean {
  return enrollToAll || appointments.length === 0;
}

/** What the campus would say to a tap now, by the same rules. */
function refusalOf(run: Run, now: Date) {
  const from = run.status.denomination;
  return runRefusal({
    from,
    to: from === 'TAKEN' ? 'AVAILABLE' : 'TAKEN',
    enrollToAll: run.enrollToAll,
    isActive: run.isActive,
    dates: run.appointments.map((appointment) => ({
      place: appointment.status.denomination,
      registration: registrationOf(appointment, now),
    })),
  });
}
