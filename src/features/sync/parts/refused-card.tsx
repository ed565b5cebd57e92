import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Refused } from '#features/sync/group-rows.ts';
import { reasonOf, whatOf } from '#features/sync/row-messages.ts';
import { Button } from '#ui/actions/button.tsx';
import { RelativeMoment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './sync.css.ts';

type Props = {
  refused: Refused;
  now: Date;
  onTryAgain: () => void;
  onCopy: () => void;
  onDiscard: () => void;
};

/** A change that the campus refused: the learner's own words, why, and the choice (SYNC-7). Discarding asks once. */
export function RefusedCard({ refused: { row, parked }, now, onTryAgain, onCopy, onDiscard }: Props): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <article className={styles.refused}>
      <Text as="div" className={styles.own}>
        {whatOf(row)}
      </Text>
      <Text>{reasonOf(row)}</Text>
      {parked.length > 0 && (
        <Text size="small" tone="muted">
          <Trans>Also waiting for it: {parked.map(whatOf).join(' · ')}</Trans>
        </Text>
      )}
      <Text size="small" tone="muted">
        <RelativeMoment at={new Date(row.entry.queuedAt)} now={now} />
      </Text>
      {asking ? (
        <Discard count={1 + parked.length} onKeep={() => setAsking(false)} onDiscard={onDiscard} />
      ) : (
        <div className={styles.actions}>
          <Button variant="tonal" size="sm" onClick={onTryAgain}>
            <Trans>Try again</Trans>
          </Button>
          <Button variant="quiet" size="sm" onClick={onCopy}>
            <Trans>Copy</Trans>
          </Button>
          <Button variant="dangerQuiet" size="sm" onClick={() => setAsking(true)}>
            <Trans>Discard</Trans>
          </Button>
        </div>
      )}
    </article>
  );
}

function Discard({
  count,
  onKeep,
  onDiscard,
}: {
  count: number;
  onKeep: () => void;
  onDiscard: () => void;
}): ReactNode {
  return (
    <>
      <Text size="label" role="alert">
        <Plural
          value={count}
          one="Discard this change? It cannot be brought back."
          other="Discard these # changes? They cannot be brought back."
        />
      </Text>
      <div className={styles.actions}>
        <Button variant="danger" size="sm" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
        <Button variant="quiet" size="sm" autoFocus onClick={onKeep}>
          <Trans>Keep</Trans>
        </Button>
      </div>
    </>
  );
}
