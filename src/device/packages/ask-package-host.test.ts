// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GREETING, type ToLauncher, WELCOME } from '#campus/player/messages.ts';
import { LAUNCHER_ANSWERS_WITHIN } from '#campus/player/player-limits.ts';
import { askPackageHost } from './ask-package-host.ts';

const ORIGIN = 'https://content.lantern.example';

/** The frame that was made, and a launcher in it that answers each request with this. */
function launcherIn(answer: 'prepared' | 'unprepared' | undefined) {
  const frame = document.querySelector('iframe');
  const window = frame?.contentWindow;
  if (!frame || !window) throw new Error('A frame in a document has a window.');
  const requests: ToLauncher[] = [];
  window.postMessage = (message: unknown, ...[, ports]: unknown[]) => {
    if (message !== WELCOME || !Array.isArray(ports)) return;
    const [port] = ports;
    port.onmessage = ({ data }: MessageEvent<ToLauncher>) => {
      requests.push(data);
      if (answer === undefined) return;
      port.postMessage({ type: 'received', bytes: 7000 });
      port.postMessage({ type: answer });
    };
  };
  dispatchEvent(new MessageEvent('message', { data: GREETING, origin: ORIGIN, source: window }));
  return { frame, requests };
}

describe('a package’s host that is asked out of sight', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it.each(['prepared', 'unprepared'] as const)('is as it says: %s; then the frame is gone', async (answer) => {
    const received: number[] = [];
    const isReady = askPackageHost(ORIGIN, 'prove', { onReceived: (bytes) => void received.push(bytes) });
    const { frame, requests } = launcherIn(answer);
    expect(frame.hidden).toBe(true);
    expect(await isReady).toBe(answer === 'prepared');
    expect(requests).toEqual([{ type: 'prove' }]);
    expect(received).toEqual([7000]);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('is not ready where it never answers, and soon where what loaded is no launcher', async () => {
    const silent = askPackageHost(ORIGIN, 'prepare');
    launcherIn(undefined);
    vi.advanceTimersByTime(LAUNCHER_ANSWERS_WITHIN);
    expect(await silent).toBe(false);
    const nothing = askPackageHost(ORIGIN, 'prepare');
    document.querySelector('iframe')?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(LAUNCHER_ANSWERS_WITHIN / 2);
    expect(await nothing).toBe(false);
  });

  it('is left alone when nobody waits any more', async () => {
    const stop = new AbortController();
    const isReady = askPackageHost(ORIGIN, 'prepare', { signal: stop.signal });
    stop.abort();
    expect(await isReady).toBe(false);
    expect(document.querySelector('iframe')).toBeNull();
  });
});
