import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { MINUTES_PER_HOUR } from '#campus/limits.ts';
import { type Attempt, isFinished } from '#campus/scorm/attempts.ts';
import type { CmiFacts } from '#campus/scorm/cmi-facts.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { Chip } from '#ui/cards/chip.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';

const SECONDS_PER_MINUTE = 60;

/** What an attempt came to: how it stands, its score, and how long it took. */
export function ScormResult({ facts }: Pick<Attempt, 'facts'>): ReactNode {
  return (
    <Row gap="sm">
      <Status facts={facts} />
      {facts.score !== null && (
        <Text as="span" size="small">
          <Trans>
            Score <bdi>{formatPercent(Math.max(0, facts.score), activeLanguage())}</bdi>
          </Trans>
        </Text>
      )}
      {facts.seconds > 0 && (
        <Text as="span" size="small" tone="muted">
          <Time minutes={Math.max(1, Math.round(facts.seconds / SECONDS_PER_MINUTE))} />
        </Text>
      )}
    </Row>
  );
}

function Time({ minutes }: { minutes: number }): ReactNode {
  const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
  if (hours === 0) return <Trans>{rest} min</Trans>;
  return (
    <Trans>
      {hours} h {rest} min
    </Trans>
  );
}

function Status({ facts }: { facts: CmiFacts }): ReactNode {
  if (facts.success === 'passed')
    return (
      <Chip tone="success" icon={CircleCheck}>
        <Trans>Passed</Trans>
      </Chip>
    );
  if (facts.success === 'failed')
    return (
      <Chip tone="warning" icon={CircleX}>
        <Trans>Not passed yet</Trans>
      </Chip>
    );
  if (isFinished(facts))
    return (
      <Chip tone="success" icon={CircleCheck}>
        <Trans>Completed</Trans>
      </Chip>
    );
  return (
    <Chip icon={CirclePlay}>
      <Trans>Started</Trans>
    </Chip>
  );
}
