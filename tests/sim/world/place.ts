import { AsyncLocalStorage } from 'node:async_hooks';
import { type FakeCaches, fakeCaches } from '#tests/support/device/cache-storage.ts';

/** Bytes that a device has free, as long as nothing happens to it. */
const QUOTA = 1_000_000_000;
const FULL = new DOMException('No space.', 'QuotaExceededError');

/**
 * A page or a worker on one device. All places share one process: which one is running is what the fakes of the browser's
 * globals ask, and what decides whether a timer or an answer still reaches anybody.
 */
export type Place = {
  name: string;
  browser: Browser;
  alive: boolean;
  /** What came for it while it was frozen; undefined while it is not. */
  heldBack: (() => void)[] | undefined;
};

/** What all places of one device share beside the databases. */
export type Browser = {
  name: string;
  /** What the device's clock is wrong by, ms. */
  skew: number;
  storage: Map<string, string>;
  locks: Map<string, LockQueue>;
  channels: Set<{ place: Place; receive: (data: unknown) => void }>;
  /** Of the campus that this device's person learns at. */
  origin: string;
  fetchOf: (place: Place) => typeof globalThis.fetch;
  caches: FakeCaches;
  /** What the browser knows of its storage. */
  storageManager: {
    estimate: () => Promise<StorageEstimate>;
    persist: () => Promise<boolean>;
    persisted: () => Promise<boolean>;
  };
  connection: { type: string; saveData: boolean };
  /** Not one byte more has space in Cache Storage. */
  isFull: boolean;
};

export type LockQueue = { holder: Place | undefined; waiting: { place: Place; start: () => void }[] };

/** Undefined: the simulator itself, or the campus. */
export const here = new AsyncLocalStorage<Place | undefined>();

export function aBrowser(name: string, fetchOf: Browser['fetchOf']): Browser {
  const browser: Browser = {
    name,
    skew: 0,
    storage: new Map(),
    locks: new Map(),
    channels: new Set(),
    origin: '',
    fetchOf,
    caches: fakeCaches(() => {
      if (browser.isFull) throw FULL;
    }),
    storageManager: {
      estimate: async () => ({ usage: browser.isFull ? QUOTA : 0, quota: QUOTA }),
      persist: async () => true,
      persisted: async () => true,
    },
    connection: { type: 'wifi', saveData: false },
    isFull: false,
  };
  return browser;
}

export function aPlace(browser: Browser, name: string): Place {
  return { name: `${browser.name}.${name}`, browser, alive: true, heldBack: undefined };
}

/** The browser kills it: timers, answers and messages reach nobody, its locks are free. */
export function kill(place: Place): void {
  place.alive = false;
  place.heldBack = undefined;
  const { browser } = place;
  for (const channel of [...browser.channels]) if (channel.place === place) browser.channels.delete(channel);
  for (const queue of browser.locks.values()) {
    queue.waiting = queue.waiting.filter((each) => each.place !== place);
    if (queue.holder === place) passOn(queue);
  }
}

/** Frees a lock for the next that waits. */
export function passOn(queue: LockQueue): void {
  queue.holder = undefined;
  const next = queue.waiting.shift();
  if (next === undefined) return;
  queue.holder = next.place;
  next.start();
}

export function freeze(place: Place): void {
  place.heldBack ??= [];
}

export function thaw(place: Place): void {
  const held = place.heldBack ?? [];
  place.heldBack = undefined;
  for (const come of held) come();
}

/** Lets something from outside reach a place: at once, when it thaws, or never. */
export function reach(place: Place | undefined, come: () => void): void {
  if (place?.alive === false) return;
  if (place?.heldBack === undefined) come();
  else place.heldBack.push(come);
}
