import * as v from 'valibot';
import { type FromLauncher, fromLauncherSchema, GREETING, type ToLauncher, WELCOME } from '#campus/player/messages.ts';
import { LAUNCHER_PATH } from '#campus/player/package-origin.ts';
import { MESSAGE_MAX, MESSAGES_PER_SECOND } from '#campus/player/player-limits.ts';

/** The launcher in a frame, spoken to by a port of its own. */
export type PackageHost = {
  send: (message: ToLauncher) => void;
  close: () => void;
};

/**
 * What may run in the frame: scripts with the storage of their own host; no window, no way to the top. Questions
 * (`confirm`) too: packages ask by them whether to go on from the bookmark, and without an answer begin anew and overwrite it.
 * And forms, which tell their own script that they were filled in; that one is sent anywhere the package's policy refuses.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-modals allow-forms';

export function launcherAddress(origin: string): string {
  return origin + LAUNCHER_PATH;
}

/**
 * Waits for the launcher's greeting in this frame, gives it a port, and hears by it from then on. Only what comes from this
 * very frame and from this origin counts as a greeting; whatever comes by the port and is not of the agreed form is thrown
 * away, and so is what comes too fast: code of others runs there (SECURITY-2).
 */
export function openPackageHost(
  frame: HTMLIFrameElement,
  origin: string,
  { onOpen, onMessage }: { onOpen: (host: PackageHost) => void; onMessage: (message: FromLauncher) => void },
): { close: () => void } {
  let port: MessagePort | undefined;
  const close = (): void => {
    removeEventListener('message', greet);
    port?.close();
  };
  const mayRead = perSecond(MESSAGES_PER_SECOND);
  const greet = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
    if (source === null || source !== frame.contentWindow || from !== origin || data !== GREETING) return;
    // It was loaded anew: what the one before it says does not count any more.
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = (event: MessageEvent<unknown>) => {
      const message = mayRead() ? readMessage(event.data) : undefined;
      if (message !== undefined) onMessage(message);
    };
    frame.contentWindow?.postMessage(WELCOME, origin, [channel.port2]);
    const own = channel.port1;
    onOpen({ send: (message) => own.postMessage(message), close });
  };
  addEventListener('message', greet);
  return { close };
}

/** What the launcher said, where it is one of the agreed forms and of a bearable size. */
export function readMessage(data: unknown): FromLauncher | undefined {
  const parsed = v.safeParse(fromLauncherSchema, data);
  if (!parsed.success) return undefined;
  return JSON.stringify(parsed.output).length > MESSAGE_MAX ? undefined : parsed.output;
}

function perSecond(most: number): () => boolean {
  let second = 0;
  let received = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, received] = [now, 0];
    received += 1;
    return received <= most;
  };
}
