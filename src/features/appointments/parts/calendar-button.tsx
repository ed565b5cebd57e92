import { Trans } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { type ReactNode, useState } from 'react';
import type { Appointment } from '#campus/appointments/appointment.ts';
import { calendarEntry } from '#campus/appointments/calendar-entry.ts';
import { calendarFile } from '#campus/appointments/calendar-file.ts';
import { shareFile } from '#device/sharing/share-file.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';

type Props = { appointment: Appointment; course: { id: string; denomination: string } };

/** Into the learner's own calendar: a file that is made here, so without a network too. */
export function CalendarButton({ appointment, course }: Props): ReactNode {
  const { serverNow } = useSession();
  const { denomination: product } = useOrganisation();
  const [pending, setPending] = useState(false);
  const hand = async (): Promise<void> => {
    const entry = calendarEntry(appointment, { course, origin: location.origin });
    const text = calendarFile([entry], { now: new Date(serverNow()), product });
    await shareFile('session.ics', new Blob([text], { type: 'text/calendar' }));
  };
  const press = (): void => {
    setPending(true);
    void hand().finally(() => setPending(false));
  };
  return (
    <Button variant="quiet" size="sm" icon={CalendarPlus} pending={pending} onClick={press}>
      <Trans>Add to calendar</Trans>
    </Button>
  );
}
