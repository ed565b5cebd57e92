import { HEADERS } from '#campus/network/headers.ts';
import type { Loop } from '#tests/sim/world/loop.ts';
import { here, type Place } from '#tests/sim/world/place.ts';
import type { Random } from '#tests/sim/world/random.ts';
import { answerOf, asRead } from './as-read.ts';
import type { Done, Person, SimCampus } from './campus.ts';

/** What a request may meet on its way, by weight (CODE-6). */
export const HOSTILE = {
  none: 40,
  lostBefore: 8,
  lostAfter: 12,
  twice: 8,
  portal: 4,
  proxy403: 3,
  tooMany: 4,
  down: 5,
  downAfter: 5,
  truncated: 5,
  crash: 6,
};
export type Fault = keyof typeof HOSTILE;
export type Weather = Readonly<Record<Fault, number>>;

export const FAIR: Weather = {
  none: 1,
  lostBefore: 0,
  lostAfter: 0,
  twice: 0,
  portal: 0,
  proxy403: 0,
  tooMany: 0,
  down: 0,
  downAfter: 0,
  truncated: 0,
  crash: 0,
};

export type Network = {
  weather: Weather;
  /** Longest way of a message, ms: beyond the request limit, answers come when nobody waits any more. */
  slow: number;
  /** Names of devices without a network. */
  offline: Set<string>;
  fetchOf: (place: Place) => typeof globalThis.fetch;
};

export type NetworkParts = {
  loop: Loop;
  random: Random;
  campus: SimCampus;
  people: readonly Person[];
  trace: (line: string) => void;
  /** Called with each request that the campus answered. */
  onDone: (request: Request, done: Done) => void;
};

const PORTAL = '<!doctype html><title>Sign in to this network</title>';

/** A network that loses, repeats, delays, answers itself and cuts off answers, as its seed says. */
export function createNetwork(parts: NetworkParts): Network {
  const { loop, random, trace } = parts;
  const network: Network = {
    weather: FAIR,
    slow: 300,
    offline: new Set(),
    fetchOf: (place) => (input, init) =>
      new Promise<Response>((resolve, reject) => {
        const { signal, ...rest } = init ?? {};
        const request = new Request(typeof input === 'string' ? new URL(input, place.browser.origin) : input, rest);
        const way = (): number => 5 + random.next() * network.slow;
        const back = (come: () => void): void => void here.run(place, () => loop.after(way(), come));
        const lose = (): void => back(() => reject(new TypeError('Failed to fetch')));
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (network.offline.has(place.browser.name)) return lose();
        const fault = random.weighted(network.weather);
        trace(`${place.name} asks ${keyOf(request)?.slice(-4) ?? 'to read'} (${fault})`);
        meet(parts, { request, fault, way, lose, answer: (response) => back(() => resolve(response)) });
      }),
  };
  return network;
}

export function keyOf(request: Request): string | undefined {
  return request.headers.get(HEADERS.idempotencyKey) ?? undefined;
}

type Meeting = {
  request: Request;
  fault: Fault;
  way: () => number;
  answer: (response: Response) => void;
  lose: () => void;
};

/** Lets the request meet its fate. */
function meet(
  { loop, random, campus, people, onDone }: NetworkParts,
  { request, fault, way, answer, lose }: Meeting,
): void {
  const ask = (then: (done: Done) => void, ms = way()): void =>
    loop.outside(ms, async () => {
      if (fault === 'crash') campus.crash(random.below(2));
      const done = await campus.handle(request.clone(), people);
      onDone(request, done);
      then(done);
    });
  switch (fault) {
    case 'none':
    case 'crash':
      ask(({ response }) => answer(response));
      return;
    case 'lostBefore':
      lose();
      return;
    case 'lostAfter':
      ask(lose);
      return;
    case 'twice':
      // The browser's own second try: one of the answers is nobody's (SYNC-4).
      ask(() => {}, way() * 3);
      ask(({ response }) => answer(response));
      return;
    case 'portal':
      answer(asRead(PORTAL, { headers: { 'content-type': 'text/html' } }));
      return;
    case 'proxy403':
      answer(asRead(PORTAL, { status: 403, headers: { 'content-type': 'text/html' } }));
      return;
    case 'tooMany':
      answer(ours(429, { 'retry-after': '3' }));
      return;
    case 'down':
      answer(ours(503));
      return;
    case 'downAfter':
      ask(() => answer(ours(500)));
      return;
    case 'truncated':
      ask(({ bytes, response }) => answer(cut(bytes, response)));
      return;
    default:
      fault satisfies never;
  }
}

function ours(status: number, headers: Record<string, string> = {}): Response {
  return asRead('{}', { status, headers: { [HEADERS.campus]: '1', 'content-type': 'application/json', ...headers } });
}

function cut(bytes: ArrayBuffer, { status, headers }: Response): Response {
  return answerOf(bytes.slice(0, Math.floor(bytes.byteLength / 2)), { status, headers });
}
