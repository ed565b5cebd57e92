import { Trans } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { ReactNode } from 'react';
import { Fact } from '#features/learning-items/fact.tsx';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Moment } from '#ui/text/moment.tsx';

type Props = { course: Pick<CoursePage, 'startDate' | 'endDate' | 'registrationDeadline'> };

/** When a unit that somebody else teaches begins and ends, and until when one can register there (LEARN-2). */
export function UnitDates({ course: { startDate, endDate, registrationDeadline } }: Props): ReactNode {
  return (
    <>
      {startDate !== null && (
        <Fact icon={CalendarDays}>
          <Trans>
            Begins: <Day of={startDate} />
          </Trans>
        </Fact>
      )}
      {endDate !== null && (
        <Fact icon={CalendarDays}>
          <Trans>
            Ends: <Day of={endDate} />
          </Trans>
        </Fact>
      )}
      {registrationDeadline !== null && (
        <Fact icon={CalendarClock}>
          <Trans>
            Register until: <Day of={registrationDeadline} />
          </Trans>
        </Fact>
      )}
    </>
  );
}

/** Days come as days of the calendar: at noon they are the same day on every clock of the campus's languages. */
function Day({ of }: { of: string }): ReactNode {
  return <Moment at={new Date(of.length === 10 ? `${of}T12:00:00` : of)} form="date" />;
}
