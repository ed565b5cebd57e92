import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import FileDown from 'lucide-react/icons/file-down';
import Send from 'lucide-react/icons/send';
import { type ReactNode, useRef, useState, useTransition } from 'react';
import { useOnline } from '#features/calls/online.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Button } from '#ui/actions/button.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { groupRows } from './group-rows.ts';
import { OutboxRows } from './parts/outbox-row.tsx';
import { RefusedCard } from './parts/refused-card.tsx';
import * as styles from './parts/sync.css.ts';
import { SyncStatus } from './parts/sync-status.tsx';
import { useLatelySent } from './parts/use-lately-sent.ts';
import { useOutboxActions } from './parts/use-outbox-actions.tsx';
import { useIsOutboxRead, useOutboxRows } from './sync-control.ts';

/** What waits, what needs the learner and what was just sent (SYNC-13): in the sync sheet, and on the page of the device. */
export function OutboxPanel(): ReactNode {
  const online = useOnline();
  const { denomination } = useOrganisation();
  const rows = useOutboxRows();
  const isRead = useIsOutboxRead();
  const { refused, waiting, sent } = groupRows(rows);
  const lately = useLatelySent(sent);
  const status = useRef<HTMLDivElement>(null);
  const [now] = useState(() => new Date());
  const [sending, startSending] = useTransition();
  const { announcement, copy, tryAgain, discard, sendNow, save } = useOutboxActions(denomination, status);
  const unsent = rows.filter(({ entry }) => entry.state !== 'accepted');
  return (
    <Stack gap="lg">
      <SyncStatus
        ref={status}
        refused={refused.length}
        waiting={waiting.length}
        isRead={isRead}
        announcement={announcement}
      />
      {refused.length > 0 && (
        <Stack as="section" gap="sm">
          <Heading level={3}>
            <Trans>Needs you</Trans>
          </Heading>
          <List>
            {refused.map((group) => (
              <li key={group.row.entry.id}>
                <RefusedCard
                  refused={group}
                  now={now}
                  onTryAgain={() => tryAgain(group)}
                  onCopy={() => copy(group)}
                  onDiscard={() => discard(group)}
                />
              </li>
            ))}
          </List>
        </Stack>
      )}
      {waiting.length > 0 && (
        <Stack as="section" gap="2xs">
          <Heading level={3}>
            <Trans>Waiting to be sent</Trans>
          </Heading>
          {!online && (
            <Text size="small" tone="muted">
              <Trans>No connection right now. It is sent by itself when you are online.</Trans>
            </Text>
          )}
          <OutboxRows rows={waiting} now={now} icon={Clock} />
        </Stack>
      )}
      {lately.length > 0 && (
        <Stack as="section" gap="2xs">
          <Heading level={3}>
            <Trans>Sent</Trans>
          </Heading>
          <OutboxRows rows={lately} now={now} icon={CircleCheck} signClass={styles.calm} />
        </Stack>
      )}
      {unsent.length > 0 && (
        <div className={styles.foot}>
          <Button variant="quiet" icon={FileDown} onClick={() => save(unsent)}>
            <Trans>Save as a file</Trans>
          </Button>
          {waiting.length > 0 && (
            <Button icon={Send} mirrored pending={sending} disabled={!online} onClick={() => startSending(sendNow)}>
              <Trans>Send now</Trans>
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
}
