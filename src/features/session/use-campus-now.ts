import { useEffect, useReducer } from 'react';
import type { Appointment, Times } from '#campus/appointments/appointment.ts';
import { nextTurnOf } from '#campus/appointments/join-window.ts';
import { useSession } from './session.ts';
import { wakeAtTurns } from './wake-at-turns.ts';

export type TurnTimes = Times & Pick<Appointment, 'registrationDeadline'>;

/**
 * The campus's time (never the device's own), for what is shown of these dates: drawn anew at each moment at which
 * something changes by the time alone (CATALOGUE-13). Give the same array while it holds the same.
 */
export function useCampusNow(times: readonly TurnTimes[]): Date {
  const { serverNow } = useSession();
  const [, wake] = useReducer((turns: number) => turns + 1, 0);
  useEffect(() => {
    const nextTurn = (now: Date): number | undefined => {
      const waits = times.map((each) => nextTurnOf(each, now)).filter((wait) => wait !== undefined);
      return waits.length === 0 ? undefined : Math.min(...waits);
    };
    return wakeAtTurns({ now: serverNow, nextTurn, wake });
  }, [times, serverNow]);
  return new Date(serverNow());
}
