import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RunDate } from '#campus/appointments/dates-of-runs.ts';
import { hasEnded } from '#campus/appointments/next-appointment.ts';
import { type Registration, registrationOf } from '#campus/appointments/registration.ts';
import { appointmentCertificateOffered } from '#campus/learning/certificate-offered.ts';
import { isLocked } from '#campus/learning/is-locked.ts';
import { isSoldElsewhere } from '#campus/learning/is-sold-elsewhere.ts';
import type { AppointmentCourse } from '#features/appointments/appointment-course.ts';
import { changePlace } from '#features/appointments/change-place.ts';
import { usePlace } from '#features/appointments/use-place.ts';
import { CertificateButton } from '#features/certificates/certificate-block.tsx';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { SoftAsk } from '#features/push/soft-ask.tsx';
import { useSession } from '#features/session/session.ts';
import { Text } from '#ui/text/text.tsx';
import { Join } from './join.tsx';
import { PlaceButton } from './place-button.tsx';
import { PlacesLeft } from './places-left.tsx';

type Props = { course: AppointmentCourse; date: RunDate; now: Date };

/** Register or unregister and join; once it has ended, the certificate instead (LIVE-8). */
export function AppointmentActions({ course, date, now }: Props): ReactNode {
  const { appointment, run } = date;
  if (hasEnded(appointment, now)) return <Over date={date} now={now} />;
  return (
    <>
      <Join appointment={appointment} now={now} />
      {canBeRegisteredFor({ course, run }) ? (
        <Register course={course} date={date} now={now} />
      ) : (
        <PlacesLeft appointment={appointment} now={now} isFull={false} />
      )}
    </>
  );
}

/**
 * A preview, a run that is taken as a whole, what is locked, sold elsewhere or closed has no buttons to register with
 * (LIVE-9).
 */
function canBeRegisteredFor({ course, run }: { course: AppointmentCourse; run: RunDate['run'] }): boolean {
  const state = course.status.denomination;
  return (
    run.isActive && !run.enrollToAll && state !== 'PREVIEW' && !isLocked(course) && !isSoldElsewhere(course, state)
  );
}

function Register({ course, date: { appointment }, now }: Props): ReactNode {
  const { wire } = useSession();
  const place = usePlace({
    place: appointment,
    kind: 'appointment',
    courseId: course.id,
    send: (status) => changePlace(wire, { id: appointment.id, status }),
  });
  const registration = place.isFull ? 'full' : registrationOf(appointment, now);
  const status = appointment.status.denomination;
  return (
    <>
      <PlacesLeft appointment={appointment} now={now} isFull={place.isFull} />
      <PlaceButton
        place={place}
        status={status}
        blocked={blockedBy(registration, status === 'TAKEN')}
        labels={{ take: <Trans>Register</Trans>, leave: <Trans>Unregister</Trans> }}
      />
      {status === 'TAKEN' && place.isNew && <SoftAsk moment="session" />}
    </>
  );
}

/** Why there is nothing to tap; undefined where there is. */
function blockedBy(registration: Registration, isIn: boolean): ReactNode {
  switch (registration) {
    case 'open':
    case 'registered':
      return undefined;
    case 'late':
      return isIn ? <Trans>It is too late to unregister.</Trans> : <Trans>It is too late to register.</Trans>;
    case 'full':
      return <Trans>All places are taken.</Trans>;
    case 'over':
      return <Trans>This session is over.</Trans>;
    default:
      return registration satisfies never;
  }
}

function Over({ date: { appointment }, now }: Pick<Props, 'date' | 'now'>): ReactNode {
  const { features } = useOrganisation();
  const isOffered = appointmentCertificateOffered(appointment, features, now);
  return (
    <>
      <Text tone="muted">
        <Trans>This session is over.</Trans>
        {appointment.didAttend === true && (
          <>
            {' '}
            <Trans>You were there.</Trans>
          </>
        )}
      </Text>
      {isOffered ? (
        <CertificateButton unit={{ kind: 'appointment', id: appointment.id }} />
      ) : (
        appointment.hasCertificate &&
        features.enableCompletionCertificates &&
        appointment.status.denomination === 'TAKEN' && (
          <Text size="small" tone="muted">
            <Trans>You get the certificate once your tutor has confirmed that you were there.</Trans>
          </Text>
        )
      )}
      {!isOffered && <Join appointment={appointment} now={now} />}
    </>
  );
}
