import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { hasEnded, isLiveNow } from '#campus/appointments/next-appointment.ts';
import type { AttendanceDate } from '#features/attendance/queries.ts';
import * as linkRow from '#ui/actions/link-row.css.ts';
import { Chip } from '#ui/cards/chip.tsx';
import type { CourseKind } from '#ui/cards/course-kind.ts';
import { DateTile } from '#ui/cards/date-tile.tsx';
import { Icon } from '#ui/icon.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Unit } from './attendance-link.tsx';
import * as styles from './date-row.css.ts';

type Props = { date: AttendanceDate; unit: Unit; kind: CourseKind; now: Date };

/** One date: when, how many come, and the way to who was there. The whole row is the link. */
export function DateRow({ date, unit, kind, now }: Props): ReactNode {
  const start = new Date(date.start);
  return (
    <div className={linkRow.row}>
      <DateTile at={start} kind={kind} muted={hasEnded(date, now)} />
      <div className={styles.text}>
        <DateLink date={date} unit={unit}>
          <bdi>{date.denomination}</bdi>
        </DateLink>
        <Text as="span" size="small" tone="muted">
          <Moment at={start} form="date" /> ·{' '}
          <span className={styles.range}>
            <Moment at={start} form="time" />–<Moment at={new Date(date.end)} form="time" />
          </span>
        </Text>
        <Text as="span" size="small" tone="muted">
          <Registered date={date} />
        </Text>
      </div>
      {isLiveNow(date, now) && (
        <Chip tone="accent">
          <Trans>Now</Trans>
        </Chip>
      )}
      <Icon of={ChevronRight} mirrored />
    </div>
  );
}

function Registered({ date }: Pick<Props, 'date'>): ReactNode {
  const { numberOfParticipants: taken, maxParticipants: places } = date;
  if (places === 0) return <Plural value={taken} one="# person registered" other="# people registered" />;
  return (
    <Trans>
      {taken} of {places} places taken
    </Trans>
  );
}

function DateLink({ date, unit, children }: Pick<Props, 'date' | 'unit'> & { children: ReactNode }): ReactNode {
  const { courseId, moduleId } = unit;
  const params = { courseId, appointmentId: date.id };
  return moduleId === undefined ? (
    <Link to="/course/$courseId/attendance/$appointmentId" params={params} className={styles.link}>
      {children}
    </Link>
  ) : (
    <Link
      to="/program/$moduleId/unit/$courseId/attendance/$appointmentId"
      params={{ ...params, moduleId }}
      className={styles.link}
    >
      {children}
    </Link>
  );
}
