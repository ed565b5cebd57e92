import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { kindOf } from '#campus/learning/learning-item.ts';
import { useSession } from '#features/session/session.ts';
import { useCampusNow } from '#features/session/use-campus-now.ts';
import type { CourseKind } from '#ui/cards/course-kind.ts';
import { TeaTable } from '#ui/drawings/tea-table.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { List } from '#ui/layout/list.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { datesByMonth, type MonthOfDates } from './dates-by-month.ts';
import { BackToUnit, type Unit } from './parts/attendance-link.tsx';
import { DateRow } from './parts/date-row.tsx';
import { NewRun } from './parts/new-run.tsx';
import { Runs } from './parts/runs.tsx';
import { type AttendanceDates, attendanceQueries } from './queries.ts';

/** /course/{id}/attendance and /program/{moduleId}/unit/{id}/attendance (LIVE-13): all dates of a unit, for its tutors. */
export function AttendanceDatesScreen(unit: Unit): ReactNode {
  const { language } = useSession();
  const { data } = useCampusQuery(attendanceQueries.ofCourse(unit.courseId, language, unit.moduleId));
  const runs = data.course?.runs ?? [];
  const times = useMemo(
    () => runs.flatMap((run) => run.appointments.map((date) => ({ ...date, registrationDeadline: null }))),
    [runs],
  );
  const now = useCampusNow(times);
  const { ahead, past } = datesByMonth(runs, now);
  if (data.course === null) return null;
  const kind = kindOf({ __typename: 'Event', courseType: data.course.courseType });
  return (
    <Page>
      <Stack gap="2xs" align="start">
        <BackToUnit unit={unit}>
          <bdi>{data.course.denomination}</bdi>
        </BackToUnit>
        <Heading level={1}>
          <Trans>Attendance</Trans>
        </Heading>
      </Stack>
      {times.length === 0 ? (
        <>
          <EmptyState drawing={<TeaTable />}>
            <Trans>There are no dates yet.</Trans>
          </EmptyState>
          <Rounds unit={unit} course={data.course} />
        </>
      ) : (
        <Columns layout="aside">
          <Stack gap="2xl">
            <Dates title={<Trans>To come</Trans>} months={ahead} unit={unit} kind={kind} now={now} />
            <Dates title={<Trans>Over</Trans>} months={past} unit={unit} kind={kind} now={now} />
          </Stack>
          <Rounds unit={unit} course={data.course} />
        </Columns>
      )}
    </Page>
  );
}

type RoundsProps = { unit: Unit; course: NonNullable<AttendanceDates['course']> };

function Rounds({ unit, course: { id, denomination, runs } }: RoundsProps): ReactNode {
  return (
    <Stack gap="2xl">
      {runs.length > 0 && <Runs courseId={id} title={denomination} runs={runs} moduleId={unit.moduleId} />}
      <NewRun courseId={id} zones={runs.map(({ zone }) => zone)} />
    </Stack>
  );
}

type DatesProps = { title: ReactNode; months: readonly MonthOfDates[]; unit: Unit; kind: CourseKind; now: Date };

function Dates({ title, months, unit, kind, now }: DatesProps): ReactNode {
  if (months.length === 0) return null;
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>{title}</Heading>
      {months.map(({ at, dates }) => (
        <Stack key={at} gap="sm">
          <Heading level={3} size="title-s">
            <Moment at={new Date(at)} form="month" />
          </Heading>
          <List gap="sm">
            {dates.map((date) => (
              <li key={date.id}>
                <DateRow date={date} unit={unit} kind={kind} now={now} />
              </li>
            ))}
          </List>
        </Stack>
      ))}
    </Stack>
  );
}
