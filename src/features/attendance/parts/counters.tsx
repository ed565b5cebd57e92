import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AttendanceAnswer } from '#features/attendance/queries.ts';
import { Text } from '#ui/text/text.tsx';
import * as styles from './counters.css.ts';

type Props = { appointment: NonNullable<AttendanceAnswer['appointment']> };

/** Registered, there, places (LIVE-13): only what the campus has counts. */
export function Counters({ appointment }: Props): ReactNode {
  const { attendees, maxParticipants } = appointment;
  const there = (attendees ?? []).filter(({ didAttend }) => didAttend === true).length;
  return (
    <dl className={styles.counters}>
      <Counter label={<Trans>Registered</Trans>}>{attendees?.length ?? 0}</Counter>
      <Counter label={<Trans>There</Trans>}>{there}</Counter>
      <Counter label={<Trans>Places</Trans>}>
        {maxParticipants === 0 ? <Trans>no limit</Trans> : maxParticipants}
      </Counter>
    </dl>
  );
}

function Counter({ label, children }: { label: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className={styles.counter}>
      <dt>
        <Text as="span" size="small" tone="muted">
          {label}
        </Text>
      </dt>
      <dd className={styles.number}>{children}</dd>
    </div>
  );
}
