import { Plural, Trans } from '@lingui/react/macro';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import type { Appointment } from '#campus/appointments/appointment.ts';
import { isPastDeadline, slotsLeft } from '#campus/appointments/registration.ts';
import { FEW_PLACES } from '#campus/learning/live-limits.ts';
import { Chip } from '#ui/cards/chip.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { appointment: Appointment; now: Date; isFull: boolean };

/** Until when one can register, and how many places are left, never below none (LIVE-4). */
export function PlacesLeft({ appointment, now, isFull }: Props): ReactNode {
  const left = isFull ? 0 : slotsLeft(appointment);
  const deadline = appointment.registrationDeadline;
  return (
    <Row gap="sm">
      {left !== undefined && (
        <Chip tone={left <= FEW_PLACES ? 'warning' : 'neutral'} icon={Users}>
          <Plural value={left} _0="No places left" one="# place left" other="# places left" />
        </Chip>
      )}
      {deadline !== null && !isPastDeadline(appointment, now) && (
        <Text size="small" tone="muted">
          <Trans>
            Register until <Deadline at={new Date(deadline)} now={now} />
          </Trans>
        </Text>
      )}
    </Row>
  );
}

/** By its day; on that day itself the hour counts. */
function Deadline({ at, now }: { at: Date; now: Date }): ReactNode {
  const isToday = at.toDateString() === now.toDateString();
  return (
    <>
      <Moment at={at} form="deadline" />
      {isToday && (
        <>
          {' '}
          <Moment at={at} form="time" />
        </>
      )}
    </>
  );
}
