import { LAUNCHER_ANSWERS_WITHIN } from '#campus/player/player-limits.ts';
import { FRAME_SANDBOX, launcherAddress, openPackageHost } from './package-host.ts';

/** A page that has loaded without greeting by then is no launcher, ms: the browser's own word that nothing is there. */
const GREETS_WITHIN = 5000;

type Asking = {
  signal?: AbortSignal | undefined;
  /** Bytes that the host received for it. */
  onReceived?: (bytes: number) => void;
};

/**
 * Frames a package's host out of sight, to make it ready to start without a network or to ask whether it is. Whatever does
 * not answer is not.
 */
export function askPackageHost(
  origin: string,
  request: 'prepare' | 'prove',
  { signal, onReceived }: Asking = {},
): Promise<boolean> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('sandbox', FRAME_SANDBOX);
  return new Promise((resolve) => {
    const timers = [setTimeout(() => end(false), LAUNCHER_ANSWERS_WITHIN)];
    let hasGreeted = false;
    const end = (isReady: boolean): void => {
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      close();
      frame.remove();
      resolve(isReady);
    };
    const stop = (): void => end(false);
    const { close } = openPackageHost(frame, origin, {
      onOpen: (host) => {
        hasGreeted = true;
        host.send({ type: request });
      },
      onMessage: (message) => {
        if (message.type === 'received') onReceived?.(message.bytes);
        if (message.type === 'prepared' || message.type === 'unprepared') end(message.type === 'prepared');
      },
    });
    frame.onload = () => timers.push(setTimeout(() => hasGreeted || end(false), GREETS_WITHIN));
    signal?.addEventListener('abort', stop);
    frame.src = launcherAddress(origin);
    document.body.append(frame);
  });
}
