import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSend } from '#cache/use-send.ts';
import type { NudgeKind } from '#campus/push/nudge-kinds.ts';
import { PushRow } from '#features/push/push-row.tsx';
import { nudgeSubject, setNudge } from '#features/settings/mutations.ts';
import { settingsQueries } from '#features/settings/queries.ts';
import { Text } from '#ui/text/text.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { Panel } from './panel.tsx';
import * as styles from './settings.css.ts';

/** What the campus writes by itself, each kind with its switch (NOTIFY-9), and what a calendar follows (LIVE-27). */
export function NotificationsPanel(): ReactNode {
  const { nudgePreferences, calendarLink } = useCampusQuery(settingsQueries.nudges()).data.viewer;
  const send = useSend(setNudge);
  return (
    <Panel of="notifications">
      <div className={styles.choices}>
        <div className={styles.choice}>
          <PushRow />
        </div>
      </div>
      <Text tone="muted">
        <Trans>The campus reminds you of these. It never writes at night.</Trans>
      </Text>
      <div className={styles.choices}>
        {nudgePreferences.map(({ kind, isOn }) => (
          <ChoiceRow
            key={kind}
            name={kind}
            subject={nudgeSubject(kind)}
            label={<NudgeLabel of={kind} />}
            checked={isOn}
            onChoose={(next) => send({ kind, isOn: next })}
          />
        ))}
      </div>
      <CalendarLink since={calendarLink?.createdAt} />
    </Panel>
  );
}

function NudgeLabel({ of }: { of: NudgeKind }): ReactNode {
  switch (of) {
    case 'SESSION_TOMORROW':
      return <Trans>A session is tomorrow</Trans>;
    case 'SESSION_SOON':
      return <Trans>A session starts in one hour</Trans>;
    case 'LESSON_UNFINISHED':
      return <Trans>A lesson is waiting for me</Trans>;
    case 'CERTIFICATE_READY':
      return <Trans>A certificate is ready</Trans>;
    default:
      return of satisfies never;
  }
}
