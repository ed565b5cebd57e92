import { useEffect, useEffectEvent } from 'react';

/** As in the package's own frame: once may be for a sheet, twice is the wish to leave, ms. */
const TWICE_WITHIN = 1000;

/** Escape, twice in a second, from wherever the keyboard is. */
export function useEscapeTwice(onTwice: () => void): void {
  const leave = useEffectEvent(onTwice);
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const hear = ({ key, timeStamp }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      const isTwice = timeStamp - last < TWICE_WITHIN;
      last = isTwice ? Number.NEGATIVE_INFINITY : timeStamp;
      if (isTwice) leave();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
