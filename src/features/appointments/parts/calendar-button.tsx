import { Trans } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { type ReactNode, useState } from 'react';
import type { Appointment } from '#campus/appointments/appointment.ts';
import { calendarFile } from '#campus/appointments/calendar-file.ts';
import { htmlText } from '#campus/text/html-text.ts';
import { webAddress } from '#campus/text/web-address.ts';
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
    const page = new URL(`/course/${encodeURIComponent(course.id)}`, location.origin);
    const address = webAddress(appointment.url);
    const description = appointment.description === null ? '' : htmlText(appointment.description, '\n');
    const text = calendarFile(
      {
        uid: `${appointment.id}@${location.hostname}`,
        sequence: appointment.sequence,
        title: appointment.denomination,
        description: [course.denomination, description, address ?? ''].filter((part) => part !== '').join('\n'),
        location: appointment.location ?? address ?? '',
        url: address ?? page.href,
        start: appointment.start,
        end: appointment.end,
      },
      { now: new Date(serverNow()), product },
    );
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
