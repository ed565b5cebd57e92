import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { datesOfRuns } from '#campus/appointments/dates-of-runs.ts';
import type { Run } from '#campus/appointments/run.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import type { AppointmentCourse } from './appointment-course.ts';
import { RunActions } from './parts/run-actions.tsx';
import { useRunClock } from './use-run-clock.ts';

type Props = { course: AppointmentCourse; moduleId: string | undefined; runs: readonly Run[] };

/** What comes next of a unit, on top of its page (LIVE-14). Nothing where all is over. */
export function NextDate({ course, moduleId, runs }: Props): ReactNode {
  const now = useRunClock(runs);
  const { next } = datesOfRuns(runs, now, { isTutor: course.isCurrentUserTutor });
  if (next === undefined) return null;
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size="title-m">
        <Trans>Next session</Trans>
      </Heading>
      <AppointmentCard course={course} date={next} now={now} level={3} isPlain />
      <RunActions course={course} moduleId={moduleId} run={next.run} now={now} />
    </Stack>
  );
}
