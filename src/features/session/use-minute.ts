import { useEffect, useReducer } from 'react';
import { useSession } from './session.ts';
import { wakeAtTurns } from './wake-at-turns.ts';

const MINUTE = 60_000;

/** The campus's time, drawn anew with each minute, so that what is shown relative to it stays true (NOTIFY-2). */
export function useMinute(): Date {
  const { serverNow } = useSession();
  const [, wake] = useReducer((minutes: number) => minutes + 1, 0);
  useEffect(
    () => wakeAtTurns({ now: serverNow, nextTurn: (now) => MINUTE - (now.getTime() % MINUTE), wake }),
    [serverNow],
  );
  return new Date(serverNow());
}
