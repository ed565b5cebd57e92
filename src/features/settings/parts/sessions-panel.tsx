import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ReactNode, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { endSessions } from '#features/settings/end-sessions.ts';
import { type OpenSession, settingsQueries } from '#features/settings/queries.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { RelativeMoment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import { Panel } from './panel.tsx';
import * as styles from './settings.css.ts';

/** Every device that somebody is logged in on, and the way to end it there. */
export function SessionsPanel(): ReactNode {
  const { wire } = useSession();
  const client = useQueryClient();
  const online = useOnline();
  const { data, at, isStale } = useCampusQuery(settingsQueries.sessions());
  const [now] = useState(() => new Date());
  const { pending, failure, run } = useCampusCall();
  const { sessions } = data.viewer;
  const end = (ids?: readonly string[]): void =>
    void run(async () => {
      await endSessions(wire, ids);
      await client.invalidateQueries({ queryKey: settingsQueries.sessions().key });
    });
  return (
    <Panel of="sessions">
      <FreshnessLine at={at} isStale={isStale} />
      <CallFailure failure={failure} />
      <List gap="none" className={styles.choices}>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} now={now} onEnd={online && !pending ? () => end([session.id]) : undefined} />
          </li>
        ))}
      </List>
      {!online && <NeedsConnection />}
      {online && sessions.some(({ isCurrent }) => !isCurrent) && (
        <div>
          <Button variant="outline" pending={pending} onClick={() => end()}>
            <Trans>Log out everywhere else</Trans>
          </Button>
        </div>
      )}
    </Panel>
  );
}

type RowProps = { session: OpenSession; now: Date; onEnd: (() => void) | undefined };

function SessionRow({ session, now, onEnd }: RowProps): ReactNode {
  const { t } = useLingui();
  const device = session.isMobile ? t`Phone` : t`Computer or tablet`;
  return (
    <div className={styles.session}>
      <Icon of={session.isMobile ? Smartphone : Monitor} />
      <div className={styles.sessionText}>
        <Text>{device}</Text>
        <Text size="small" tone="muted">
          {session.isCurrent ? (
            <Trans>This device</Trans>
          ) : (
            <Trans>
              Last used <RelativeMoment at={new Date(session.lastUsedAt)} now={now} />
            </Trans>
          )}
        </Text>
      </div>
      {!session.isCurrent && onEnd !== undefined && (
        <Button variant="dangerQuiet" size="sm" aria-label={t`Log out there: ${device}`} onClick={onEnd}>
          <Trans>Log out there</Trans>
        </Button>
      )}
    </div>
  );
}
