import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useId } from 'react';
import type { RunDate } from '#campus/appointments/dates-of-runs.ts';
import { hasEnded, isLiveNow } from '#campus/appointments/next-appointment.ts';
import { kindOf } from '#campus/learning/learning-item.ts';
import { LiveMark } from '#features/learning-items/live-mark.tsx';
import { ShowMore } from '#ui/actions/show-more.tsx';
import { Chip } from '#ui/cards/chip.tsx';
import { DateTile } from '#ui/cards/date-tile.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';
import * as styles from './appointment-card.css.ts';
import type { AppointmentCourse } from './appointment-course.ts';
import { AppointmentActions } from './parts/appointment-actions.tsx';
import { AppointmentTimes } from './parts/appointment-times.tsx';
import { CalendarButton } from './parts/calendar-button.tsx';
import { DateLocation } from './parts/date-location.tsx';
import { TutorTools } from './parts/tutor-tools.tsx';

type Props = {
  course: AppointmentCourse;
  date: RunDate;
  now: Date;
  level: 2 | 3 | 4;
  /** Below what it is the date of: the same words need not stand there twice. */
  isPlain?: boolean;
};

/** One date of a unit with all that can be done about it (LIVE-3). */
export function AppointmentCard({ course, date, now, level, isPlain = false }: Props): ReactNode {
  const { run, appointment } = date;
  const title = useId();
  const isOver = hasEnded(appointment, now);
  return (
    <article aria-labelledby={title} className={isPlain ? undefined : styles.card} data-over={isOver || undefined}>
      <Stack gap="sm">
        <div className={styles.head}>
          <DateTile at={new Date(appointment.start)} kind={kindOf(course)} muted={isOver} />
          <Stack gap="2xs">
            <Heading level={level} size="title-s" id={title} dir="auto">
              {appointment.denomination}
            </Heading>
            <AppointmentTimes times={appointment} zone={run.zone} isShort={!isPlain} />
          </Stack>
        </div>
        <States date={date} now={now} />
        {appointment.description && (
          <ShowMore>
            <Html>{appointment.description}</Html>
          </ShowMore>
        )}
        <AppointmentActions course={course} date={date} now={now} />
        {!isOver && (
          <Row gap="2xs">
            <CalendarButton appointment={appointment} course={course} />
            <DateLocation appointment={appointment} />
          </Row>
        )}
        {course.isCurrentUserTutor && <TutorTools appointment={appointment} courseId={course.id} now={now} />}
      </Stack>
    </article>
  );
}

function States({ date: { appointment }, now }: Pick<Props, 'date' | 'now'>): ReactNode {
  const isLive = isLiveNow(appointment, now);
  const isRegistered = appointment.status.denomination === 'TAKEN' && !hasEnded(appointment, now);
  if (!isLive && !isRegistered) return null;
  return (
    <Row gap="xs">
      {isLive && <LiveMark ends={appointment.end} />}
      {isRegistered && (
        <Chip tone="success" icon={CircleCheck}>
          <Trans>You are registered</Trans>
        </Chip>
      )}
    </Row>
  );
}
