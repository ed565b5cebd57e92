import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The line of a transcript follows within 300 ms (LESSON-7): looked at this often while the film plays. */
const LOOK = 150;

/** Where a film is, in seconds; undefined until it has begun. */
export function useFilmClock(
  player: RefObject<HTMLVideoElement | null>,
  onTime: (seconds: number) => void,
): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  const look = useEffectEvent(() => {
    const film = player.current;
    if (film === null || (film.paused && film.currentTime === (seconds ?? 0))) return;
    setSeconds(film.currentTime);
    onTime(film.currentTime);
  });
  useEffect(() => {
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
