import { Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { MINUTES_PER_HOUR } from '#campus/limits.ts';
import { Icon } from '#ui/icon.tsx';

/** Durations are shown as hours and minutes (B4, Live sessions). Nothing for nothing. */
export function Duration({ minutes }: { minutes: number }): ReactNode {
  if (minutes <= 0) return null;
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  return (
    <span>
      <Icon of={Clock} size="sm" />{' '}
      {hours === 0 ? (
        <Trans>{rest} min</Trans>
      ) : rest === 0 ? (
        <Trans>{hours} h</Trans>
      ) : (
        <Trans>
          {hours} h {rest} min
        </Trans>
      )}
    </span>
  );
}
