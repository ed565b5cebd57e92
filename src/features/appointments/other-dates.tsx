import { Plural, Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { datesOfRuns, type RunDate, shownRuns } from '#campus/appointments/dates-of-runs.ts';
import { hasEnded } from '#campus/appointments/next-appointment.ts';
import type { Run } from '#campus/appointments/run.ts';
import { PROJECT_PARTICIPANTS_PREVIEW, RUN_PARTICIPANTS_PREVIEW } from '#campus/limits.ts';
import { PeopleStrip } from '#features/people/people-strip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import type { AppointmentCourse } from './appointment-course.ts';
import * as styles from './other-dates.css.ts';
import { RunFacts } from './parts/run-facts.tsx';
import { useRunClock } from './use-run-clock.ts';

type Props = { course: AppointmentCourse; moduleId: string | undefined; runs: readonly Run[] };

/** All other dates of a unit: by run where it has several, by month; what is over is folded (LIVE-14). */
export function OtherDates({ course, moduleId, runs }: Props): ReactNode {
  const now = useRunClock(runs);
  const isTutor = course.isCurrentUserTutor;
  const { next, ahead, past } = datesOfRuns(runs, now, { isTutor });
  const current = shownRuns(runs, { isTutor }).filter((run) => !isPast(run, now));
  return (
    <>
      {current.map((run) => {
        const dates = ahead.filter((date) => date.run === run);
        return (
          <Stack key={run.id} as="section" gap="md">
            <RunFacts
              course={course}
              moduleId={moduleId}
              run={run}
              now={now}
              isOne={current.length === 1}
              hasMore={dates.length > 0}
              isNext={run === next?.run}
            />
            <Months course={course} dates={dates} now={now} />
            <RunPeople course={course} run={run} />
          </Stack>
        );
      })}
      <Past course={course} dates={past} now={now} />
    </>
  );
}

/** A run that has no dates yet is not over. */
function isPast({ appointments }: Run, now: Date): boolean {
  return appointments.length > 0 && appointments.every((appointment) => hasEnded(appointment, now));
}

/** Four of a run, five of a project, all of them behind (LEARN-15). */
function RunPeople({ course, run }: { course: AppointmentCourse; run: Run }): ReactNode {
  return (
    <PeopleStrip
      title={<Trans>Who takes part</Trans>}
      level={3}
      people={run.participants}
      count={run.numberOfParticipants}
      unit={{ kind: 'course', id: course.id, runId: run.id }}
      inline={course.courseType === 'PROJECT' ? PROJECT_PARTICIPANTS_PREVIEW : RUN_PARTICIPANTS_PREVIEW}
    />
  );
}

type DatesProps = { course: AppointmentCourse; dates: readonly RunDate[]; now: Date };

function Months({ course, dates, now }: DatesProps): ReactNode {
  return byMonth(dates).map(([month, ofMonth]) => (
    <Stack key={month} gap="sm">
      <Heading level={3} size="title-s">
        <Moment at={new Date(ofMonth[0].appointment.start)} form="month" />
      </Heading>
      <ul className={styles.dates}>
        {ofMonth.map((date) => (
          <li key={date.appointment.id}>
            <AppointmentCard course={course} date={date} now={now} level={4} />
          </li>
        ))}
      </ul>
    </Stack>
  ));
}

function Past({ course, dates, now }: DatesProps): ReactNode {
  const heading = useId();
  if (dates.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary className={styles.summary}>
        <Icon of={ChevronDown} size="sm" className={styles.arrow} />
        <span id={heading}>
          <Plural value={dates.length} one="# date that is over" other="# dates that are over" />
        </span>
      </summary>
      <ul className={styles.dates} aria-labelledby={heading}>
        {dates.map((date) => (
          <li key={date.appointment.id}>
            <AppointmentCard course={course} date={date} now={now} level={3} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** By the device's calendar, in the order that they are in; no month is empty. */
function byMonth(dates: readonly RunDate[]): [string, [RunDate, ...RunDate[]]][] {
  const months = new Map<string, [RunDate, ...RunDate[]]>();
  for (const date of dates) {
    const start = new Date(date.appointment.start);
    const month = `${start.getFullYear()}-${start.getMonth()}`;
    const known = months.get(month);
    if (known === undefined) months.set(month, [date]);
    else known.push(date);
  }
  return [...months];
}
