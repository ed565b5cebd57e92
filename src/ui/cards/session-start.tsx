import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { startFormOf } from '#campus/appointments/card-time.ts';
import { Moment } from '#ui/text/moment.tsx';

/** When a session begins (LIVE-10): "today 18:00", else its date and time, with the year if it is another one. */
export function SessionStart({ at, now }: { at: Date; now: Date }): ReactNode {
  const form = startFormOf({ start: at.toISOString() }, now);
  switch (form) {
    case 'today':
      return (
        <Trans>
          today <Moment at={at} form="time" />
        </Trans>
      );
    case 'this-year':
      return <Moment at={at} form="dayTime" />;
    case 'other-year':
      return <Moment at={at} form="dateTime" />;
    default:
      return form satisfies never;
  }
}
