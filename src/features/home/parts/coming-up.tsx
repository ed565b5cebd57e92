import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { hasEnded, isInLiveWindow, isLiveNow } from '#campus/appointments/next-appointment.ts';
import { kindOf } from '#campus/learning/learning-item.ts';
import { COMING_UP_SHOWN } from '#campus/learning/live-limits.ts';
import type { Upcoming } from '#features/home/queries.ts';
import * as styles from '#features/home/start-screen.css.ts';
import { AwayChip, useIsAway } from '#features/learning-items/away.tsx';
import { LiveMark } from '#features/learning-items/live-mark.tsx';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import { useSession } from '#features/session/session.ts';
import { useCampusNow } from '#features/session/use-campus-now.ts';
import { Button } from '#ui/actions/button.tsx';
import * as linkRow from '#ui/actions/link-row.css.ts';
import { DateTile } from '#ui/cards/date-tile.tsx';
import { SessionStart } from '#ui/cards/session-start.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

/**
 * The next dates that are one's own (CATALOGUE-14). An old row says nothing wrong: what has ended meanwhile is not
 * there any more.
 */
export function ComingUp({ runs }: { runs: readonly Upcoming[] }): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const times = useMemo(() => runs.map(({ appointment }) => ({ ...appointment, registrationDeadline: null })), [runs]);
  const now = useCampusNow(times);
  const ahead = runs.filter(({ appointment }) => !hasEnded(appointment, now));
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>
        <Trans>Coming up</Trans>
      </Heading>
      {ahead.length === 0 ? (
        <Text tone="muted">
          <Trans>No sessions planned.</Trans>{' '}
          <Link to="/explore">
            <Trans>Find live sessions</Trans>
          </Link>
        </Text>
      ) : (
        <List gap="sm">
          {(showsAll ? ahead : ahead.slice(0, COMING_UP_SHOWN)).map((run) => (
            <li key={run.id}>
              <ComingRow run={run} now={now} />
            </li>
          ))}
        </List>
      )}
      {!showsAll && ahead.length > COMING_UP_SHOWN && (
        <Row justify="center">
          <Button variant="outline" size="sm" onClick={() => setShowsAll(true)}>
            <Trans>Show all {ahead.length}</Trans>
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function ComingRow({ run: { course, appointment }, now }: { run: Upcoming; now: Date }): ReactNode {
  const { language } = useSession();
  const away = useIsAway(unitKeys.course(course.id, language));
  const start = new Date(appointment.start);
  return (
    <div className={styles.coming}>
      <DateTile at={start} kind={kindOf({ __typename: 'Event', courseType: course.courseType })} />
      <Stack gap="2xs" align="start" className={linkRow.text}>
        <Heading level={3} size="title-s" clamp={2} dir="auto">
          <Link to="/course/$id" params={{ id: course.id }} className={linkRow.link}>
            {course.denomination}
          </Link>
        </Heading>
        {isLiveNow(appointment, now) ? (
          <LiveMark ends={appointment.end} />
        ) : (
          <When start={start} now={now} isSoon={isInLiveWindow(appointment, now)} />
        )}
        {appointment.location && (
          <Text as="span" size="small" tone="muted" dir="auto">
            {appointment.location}
          </Text>
        )}
        {appointment.status.denomination === 'AVAILABLE' && (
          <Text as="span" size="small" tone="muted">
            <Trans>You are not registered for this date yet.</Trans>
          </Text>
        )}
        {away && <AwayChip />}
      </Stack>
    </div>
  );
}

/** In the colour of what is live, within the hours before it (LIVE-10). */
function When({ start, now, isSoon }: { start: Date; now: Date; isSoon: boolean }): ReactNode {
  const look = isSoon ? { className: styles.soon } : { tone: 'muted' as const };
  return (
    <Text as="span" size="small" {...look}>
      <SessionStart at={start} now={now} />
    </Text>
  );
}
