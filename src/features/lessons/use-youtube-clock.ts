import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';

const PLAYER = 'https://www.youtube-nocookie.com';
/** The player tells of itself only to whoever asked; it may not listen yet when it is asked first. */
const ASK_EVERY = 1000;

const playerMessage = v.object({ event: v.literal('infoDelivery'), info: v.object({ currentTime: v.number() }) });

/** Where a film in the provider's frame is, by the messages of its player: none of its scripts runs in the app. */
export function useYoutubeClock(onTime: (seconds: number) => void) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [seconds, setSeconds] = useState<number>();
  const hasReported = useRef(false);
  const advance = useEffectEvent((now: number) => {
    setSeconds(now);
    onTime(now);
  });
  useEffect(() => {
    if (frame === null) return undefined;
    hasReported.current = false;
    const say = (message: object): void => frame.contentWindow?.postMessage(JSON.stringify(message), PLAYER);
    const listen = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== frame.contentWindow || origin !== PLAYER || typeof data !== 'string') return;
      hasReported.current = true;
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), playerMessage), data);
      if (parsed.success) advance(parsed.output.info.currentTime);
    };
    const timer = setInterval(() => {
      if (!hasReported.current) say({ event: 'listening', id: 1 });
    }, ASK_EVERY);
    addEventListener('message', listen);
    return () => {
      clearInterval(timer);
      removeEventListener('message', listen);
    };
  }, [frame]);
  const seek = (to: number): void =>
    frame?.contentWindow?.postMessage(JSON.stringify({ event: 'command', func: 'seekTo', args: [to, true] }), PLAYER);
  return { seconds, setFrame, seek: frame === null ? undefined : seek };
}
