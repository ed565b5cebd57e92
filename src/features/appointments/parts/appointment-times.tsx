import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Times } from '#campus/appointments/appointment.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { isOtherClock, onClocksOf, zoneName } from '#i18n/format-zone.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  times: Times;
  zone: string;
  /** In a list: the reader's own zone is named above it. */
  isShort?: boolean;
};

/** Day and time by the device's clocks; where those of the run show another time, both zones are named (LIVE-11). */
export function AppointmentTimes({ times, zone, isShort = false }: Props): ReactNode {
  const start = new Date(times.start);
  const end = new Date(times.end);
  return (
    <Stack gap="3xs">
      <Text size="label">
        <Trans>
          <Moment at={start} form="weekday" />, <Moment at={start} form="date" />
        </Trans>
      </Text>
      <Text>
        <Span start={start} end={end} />
      </Text>
      {isOtherClock(zone, start) && <Zones start={start} end={end} zone={zone} isShort={isShort} />}
    </Stack>
  );
}

/** The day of the end is named where it is another one. */
function Span({ start, end }: { start: Date; end: Date }): ReactNode {
  const isSameDay = start.toDateString() === end.toDateString();
  return (
    <span>
      <Moment at={start} form="time" /> – <Moment at={end} form={isSameDay ? 'time' : 'dateTime'} />
    </span>
  );
}

function Zones({ start, end, zone, isShort }: { start: Date; end: Date; zone: string; isShort: boolean }): ReactNode {
  const language = activeLanguage();
  const mine = zoneName(language, start);
  const theirs = zoneName(language, start, zone);
  return (
    <>
      {!isShort && (
        <Text size="small" tone="muted">
          <Trans>In your time zone: {mine}</Trans>
        </Text>
      )}
      <Text size="small" tone="muted">
        <Trans>
          Where it is held: <Span start={onClocksOf(zone, start)} end={onClocksOf(zone, end)} />, {theirs}
        </Trans>
      </Text>
    </>
  );
}
