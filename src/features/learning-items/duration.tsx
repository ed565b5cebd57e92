import { Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { MINUTES_PER_HOUR } from '#campus/limits.ts';
import { Fact } from './fact.tsx';

/** Durations are shown as hours and minutes (LIVE-10). Nothing for nothing. */
export function Duration({ minutes }: { minutes: number }): ReactNode {
  if (minutes <= 0) return null;
  return (
    <Fact icon={Clock}>
      <Length hours={Math.floor(minutes / MINUTES_PER_HOUR)} rest={minutes % MINUTES_PER_HOUR} />
    </Fact>
  );
}

function Length({ hours, rest }: { hours: number; rest: number }): ReactNode {
  if (hours === 0) return <Trans>{rest} min</Trans>;
  if (rest === 0) return <Trans>{hours} h</Trans>;
  return (
    <Trans>
      {hours} h {rest} min
    </Trans>
  );
}
