import { useEffect, useEffectEvent } from 'react';
import { ESCAPE_TWICE_WITHIN } from '#campus/player/player-limits.ts';

/** Escape, twice and soon, from wherever the keyboard is. */
export function useEscapeTwice(onTwice: () => void): void {
  const leave = useEffectEvent(onTwice);
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const onKeyDown = ({ key, timeStamp }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      const isTwice = timeStamp - last < ESCAPE_TWICE_WITHIN;
      last = isTwice ? Number.NEGATIVE_INFINITY : timeStamp;
      if (isTwice) leave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
