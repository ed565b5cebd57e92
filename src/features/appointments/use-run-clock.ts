import { useMemo } from 'react';
import type { Run } from '#campus/appointments/run.ts';
import { useCampusNow } from '#features/session/use-campus-now.ts';

/** The campus's time for a page of these runs, drawn anew whenever one of their dates turns. */
export function useRunClock(runs: readonly Run[]): Date {
  const times = useMemo(() => runs.flatMap(({ appointments }) => appointments), [runs]);
  return useCampusNow(times);
}
