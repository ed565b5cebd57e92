import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { hasEnded } from '#campus/appointments/next-appointment.ts';
import { useOnline } from '#features/calls/online.ts';
import { useSession } from '#features/session/session.ts';
import { useCampusNow } from '#features/session/use-campus-now.ts';
import { SessionStart } from '#ui/cards/session-start.tsx';
import { TeaTable } from '#ui/drawings/tea-table.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import { foundPeople } from './found-people.ts';
import { BackToDates, type Unit } from './parts/attendance-link.tsx';
import { Counters } from './parts/counters.tsx';
import { EditDate } from './parts/edit-date.tsx';
import { MarkAll } from './parts/mark-all.tsx';
import * as styles from './parts/people-table.css.ts';
import { PeopleTable } from './parts/people-table.tsx';
import { attendanceQueries, type TaughtAppointment } from './queries.ts';
import { useAttendance } from './use-attendance.ts';

type Props = { unit: Unit; appointmentId: string };

/** /course/{courseId}/attendance/{appointmentId} and the same in a program (LIVE-13): who has a place, and who was there. */
export function AttendanceScreen({ unit, appointmentId }: Props): ReactNode {
  const { language } = useSession();
  const { data } = useCampusQuery(attendanceQueries.one(appointmentId, language));
  const { appointment } = data;
  if (appointment === null) return null;
  return (
    <Page>
      <Stack gap="2xs" align="start">
        <BackToDates unit={unit}>
          <Trans>All dates</Trans>
        </BackToDates>
        <Heading level={1}>
          <bdi>{appointment.denomination}</bdi>
        </Heading>
        <Text tone="muted">
          <Moment at={new Date(appointment.start)} form="dateTime" />–
          <Moment at={new Date(appointment.end)} form="time" />
          {appointment.location && (
            <>
              {' · '}
              <bdi>{appointment.location}</bdi>
            </>
          )}
        </Text>
      </Stack>
      <Editing unit={unit} appointment={appointment} />
      <Counters appointment={appointment} />
      {appointment.attendees === null || appointment.attendees.length === 0 ? (
        <EmptyState drawing={<TeaTable />}>
          <Trans>No one has registered yet.</Trans>
        </EmptyState>
      ) : (
        <People courseId={unit.courseId} appointment={appointment} attendees={appointment.attendees} />
      )}
    </Page>
  );
}

/** Of a date that is not over (LIVE-18), in the zone of its run. */
function Editing({ unit, appointment }: { unit: Unit; appointment: TaughtAppointment }): ReactNode {
  const { language } = useSession();
  const { data } = useCampusQuery(attendanceQueries.ofCourse(unit.courseId, language, unit.moduleId));
  const { start, end } = appointment;
  const times = useMemo(() => [{ start, end, registrationDeadline: null }], [start, end]);
  const now = useCampusNow(times);
  const run = data.course?.runs.find(({ appointments }) => appointments.some(({ id }) => id === appointment.id));
  if (run === undefined || hasEnded(appointment, now)) return null;
  return <EditDate courseId={unit.courseId} title={appointment.denomination} run={run} date={appointment} />;
}

type PeopleProps = {
  courseId: string;
  appointment: TaughtAppointment;
  attendees: NonNullable<TaughtAppointment['attendees']>;
};

function People({ courseId, appointment, attendees }: PeopleProps): ReactNode {
  const { id, start, end } = appointment;
  const online = useOnline();
  const { marks, book } = useAttendance(id);
  const [query, setQuery] = useState('');
  const times = useMemo(() => [{ start, end, registrationDeadline: null }], [start, end]);
  const now = useCampusNow(times);
  const hasBegun = now.getTime() >= Date.parse(start);
  const shown = foundPeople(attendees, query);
  const isOpen = online && hasBegun;
  return (
    <Stack gap="lg">
      {!online && (
        <Banner kind="warning">
          <Trans>Attendance needs the internet: it is saved at the campus at once, or not at all.</Trans>
        </Banner>
      )}
      {!hasBegun && (
        <Banner>
          <Trans>
            You can mark who is there as soon as it begins: <SessionStart at={new Date(start)} now={now} />.
          </Trans>
        </Banner>
      )}
      <div className={styles.search}>
        <TextField
          type="search"
          label={<Trans>Search people</Trans>}
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <MarkAll attendees={shown} marks={marks} book={book} isOpen={isOpen} isSome={shown.length < attendees.length} />
      {shown.length === 0 ? (
        <Text role="status" tone="muted">
          <Trans>No one here has this name.</Trans>
        </Text>
      ) : (
        <PeopleTable courseId={courseId} attendees={shown} marks={marks} book={book} isOpen={isOpen} />
      )}
    </Stack>
  );
}
