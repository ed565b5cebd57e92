import { cloned } from './cloned.ts';
import { type Loop, realTimers } from './loop.ts';
import { here, type LockQueue, type Place, passOn, reach } from './place.ts';
import type { Random } from './random.ts';
import { subtle } from './subtle.ts';

type World = { loop: Loop; random: Random };

/** Made once: a stack for each of them would be a tenth of the time. */
const TIMED_OUT = new DOMException('Timed out.', 'TimeoutError');
const ABORTED = new DOMException('This operation was aborted', 'AbortError');

let world: World | undefined;

function current(): World {
  if (world === undefined) throw new Error('No history is running.');
  return world;
}

/** Which history the globals belong to from now on. */
export function enter(next: World): void {
  world = next;
}

const isCampus = (): boolean => world === undefined || world.loop.isOutside();

/** No history is running: the process has its own clock again. */
export function leave(): void {
  world = undefined;
}

/**
 * Replaces what a browser gives to a page: clock, timers, chance, locks, channel and local storage. The campus, while it
 * works, has Node's own; its clock is given to it.
 */
export function installGlobals(): void {
  const originals = { now: Date.now, random: Math.random };
  put(Date, 'now', () => {
    if (world === undefined) return originals.now();
    return Math.floor(world.loop.now() + (isCampus() ? 0 : (here.getStore()?.browser.skew ?? 0)));
  });
  put(Math, 'random', () => (isCampus() ? originals.random() : current().random.next()));
  put(globalThis, 'setImmediate', (run: (...args: unknown[]) => void, ...args: unknown[]) =>
    isCampus() ? realTimers.setImmediate(run, ...args) : current().loop.task(() => run(...args)),
  );
  put(globalThis, 'setTimeout', (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
    isCampus()
      ? realTimers.setTimeout(run, ms, ...args)
      : asShared(run, () => current().loop.after(ms ?? 0, () => run(...args))),
  );
  put(globalThis, 'clearTimeout', (timer: number | NodeJS.Timeout | undefined) => {
    if (typeof timer === 'number') world?.loop.cancel(timer);
    else realTimers.clearTimeout(timer);
  });
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  put(AbortSignal, 'timeout', (ms: number) => {
    if (isCampus()) return timeout(ms);
    const controller = new AbortController();
    current().loop.after(ms, () => controller.abort(TIMED_OUT));
    return controller.signal;
  });
  const abort = AbortController.prototype.abort;
  put(AbortController.prototype, 'abort', function (this: AbortController, reason: unknown = ABORTED) {
    abort.call(this, reason);
  });
  put(globalThis, 'structuredClone', cloned);
  for (const [name, work] of Object.entries(subtle)) put(crypto.subtle, name, work);
  put(navigator, 'locks', { request: requestLock });
  put(globalThis, 'BroadcastChannel', Channel);
  put(globalThis, 'localStorage', areaOf('local'));
  put(globalThis, 'sessionStorage', areaOf('session'));
  put(globalThis, 'fetch', (...asked: Parameters<typeof fetch>) => hereNow().browser.fetchOf(hereNow())(...asked));
  look(globalThis, 'caches', () => hereNow().browser.caches);
  look(navigator, 'storage', () => hereNow().browser.storageManager);
  look(navigator, 'connection', () => hereNow().browser.connection);
}

/**
 * Dexie tells its live queries of a change in a turn of its own, and a flag of its module says that the turn will come. Each page
 * has that module for itself; here all share one, so the turn must come also when the page that asked for it is gone.
 */
function asShared<T>(run: (...args: unknown[]) => void, put: () => T): T {
  return String(run).includes('isTaskEnqueued') ? here.run(undefined, put) : put();
}

function look(target: object, name: string, get: () => unknown): void {
  Object.defineProperty(target, name, { configurable: true, get });
}

function hereNow(): Place {
  const place = here.getStore();
  if (place === undefined) throw new Error('A page or a worker was asked for where there is none.');
  return place;
}

function put(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

async function requestLock(
  name: string,
  { signal }: { signal?: AbortSignal },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const place = here.getStore();
  if (place === undefined) throw new Error('A lock was asked for by nobody.');
  // What a dead page had begun still ends in its databases, but it asks for nothing more.
  if (!place.alive) return new Promise(() => {});
  const { locks } = place.browser;
  const queue: LockQueue = locks.get(name) ?? { holder: undefined, waiting: [] };
  locks.set(name, queue);
  await new Promise<void>((resolve, reject) => {
    const waiting = { place, start: resolve };
    signal?.addEventListener('abort', () => {
      if (!queue.waiting.includes(waiting)) return;
      queue.waiting = queue.waiting.filter((each) => each !== waiting);
      reject(signal.reason);
    });
    queue.waiting.push(waiting);
    if (queue.holder === undefined) passOn(queue);
  });
  // Released by its own end, not by that of a place that was killed and whose lock went on.
  return work().finally(() => {
    if (place.alive && queue.holder === place) passOn(queue);
  });
}

/** Messages reach every other channel of the name on the same device, each as a turn of its own. */
class Channel {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  readonly #name: string;
  readonly #place = here.getStore();
  #entry: { place: NonNullable<ReturnType<typeof here.getStore>>; receive: (data: unknown) => void } | undefined;

  constructor(name: string) {
    this.#name = name;
    if (this.#place === undefined || !this.#place.alive) return;
    this.#entry = {
      place: this.#place,
      receive: (data) => {
        if (typeof data === 'object' && data !== null && 'name' in data && data.name === name && 'data' in data)
          this.onmessage?.({ data: structuredClone(data.data) });
      },
    };
    this.#place.browser.channels.add(this.#entry);
  }

  postMessage(message: unknown): void {
    const place = this.#place;
    if (place === undefined || !place.alive) return;
    for (const channel of place.browser.channels) {
      if (channel === this.#entry) continue;
      current().loop.task(() => {
        const { place: to } = channel;
        if (place.browser.channels.has(channel))
          reach(to, () => here.run(to, () => channel.receive({ name: this.#name, data: message })));
      });
    }
  }

  close(): void {
    if (this.#entry !== undefined) this.#place?.browser.channels.delete(this.#entry);
  }
}

/** Local storage of the device that is running; session storage alike, since no history looks into it. */
function areaOf(area: string): object {
  const storage = (): Map<string, string> => here.getStore()?.browser.storage ?? new Map();
  const methods = {
    getItem: (key: string) => storage().get(`${area} ${key}`) ?? null,
    setItem: (key: string, value: string) => void storage().set(`${area} ${key}`, value),
    removeItem: (key: string) => void storage().delete(`${area} ${key}`),
  };
  const keys = (): string[] =>
    [...storage().keys()].filter((key) => key.startsWith(`${area} `)).map((key) => key.slice(area.length + 1));
  return new Proxy(methods, {
    ownKeys: keys,
    getOwnPropertyDescriptor: (_, key) =>
      keys().includes(String(key)) ? { configurable: true, enumerable: true, value: '' } : undefined,
  });
}
