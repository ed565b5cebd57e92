import type { FromLauncher } from '#campus/player/messages.ts';
import { LAUNCHER_ANSWERS_WITHIN } from '#campus/player/player-limits.ts';
import { FRAME_SANDBOX, launcherAddress, openPackageHost, type PackageHost } from './package-host.ts';

/** A page that has loaded without greeting by then is no launcher, ms: the browser's own word that nothing is there. */
const GREETS_WITHIN = 5000;

type Asking = {
  signal?: AbortSignal | undefined;
  onOpen: (host: PackageHost) => void;
  /** `end` takes the frame away with this answer. */
  onMessage: (message: FromLauncher, host: PackageHost, end: (answer: boolean) => void) => void;
};

/** Loads a package's host in a hidden frame. Resolves to the answer of its launcher, or to false without one. */
export function frameOutOfSight(origin: string, { signal, onOpen, onMessage }: Asking): Promise<boolean> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('sandbox', FRAME_SANDBOX);
  return new Promise((resolve) => {
    const timers = [setTimeout(() => end(false), LAUNCHER_ANSWERS_WITHIN)];
    let host: PackageHost | undefined;
    const end = (answer: boolean): void => {
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      close();
      frame.remove();
      resolve(answer);
    };
    const stop = (): void => end(false);
    const { close } = openPackageHost(frame, origin, {
      onOpen: (opened) => {
        host = opened;
        onOpen(opened);
      },
      onMessage: (message) => {
        if (host !== undefined) onMessage(message, host, end);
      },
    });
    frame.onload = () => timers.push(setTimeout(() => host === undefined && end(false), GREETS_WITHIN));
    signal?.addEventListener('abort', stop);
    frame.src = launcherAddress(origin);
    document.body.append(frame);
  });
}

/** Prepares a host for offline starts, or asks whether it is prepared. `onReceived` gets the bytes that the host downloaded. */
export function askPackageHost(
  origin: string,
  request: 'prepare' | 'prove',
  { signal, onReceived }: { signal?: AbortSignal | undefined; onReceived?: (bytes: number) => void } = {},
): Promise<boolean> {
  return frameOutOfSight(origin, {
    signal,
    onOpen: (host) => host.send({ type: request }),
    onMessage: (message, _, end) => {
      if (message.type === 'received') onReceived?.(message.bytes);
      if (message.type === 'prepared' || message.type === 'unprepared') end(message.type === 'prepared');
    },
  });
}
