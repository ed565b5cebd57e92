import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { subscribe } from './subscriptions.ts';

const schema = v.object({ achievementAdded: v.object({ id: v.string() }) });
const document = 'subscription { achievementAdded { id } }';

/** What a campus says on one connection: news, then the close; or a close at once. */
type Script = { refuses?: number; says?: readonly string[]; closes?: number };

/** Sockets that follow their scripts one after the other; the last connection stays open. */
function campusOf(scripts: readonly Script[]) {
  const tokens: unknown[] = [];
  let at = 0;
  class FakeSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readonly protocol = 'graphql-transport-ws';
    readyState = 0;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
    onerror: (() => void) | null = null;
    readonly #script = scripts[at++] ?? {};

    constructor() {
      super();
      queueMicrotask(() => {
        this.readyState = 1;
        this.onopen?.();
      });
    }

    send(text: string): void {
      const message: { type: string; id: string; payload: { authorization?: string } } = JSON.parse(text);
      if (message.type === 'connection_init') {
        tokens.push(message.payload.authorization);
        if (this.#script.refuses !== undefined) this.close(this.#script.refuses);
        else this.#receive({ type: 'connection_ack' });
      }
      if (message.type !== 'subscribe') return;
      for (const id of this.#script.says ?? [])
        this.#receive({ type: 'next', id: message.id, payload: { data: { achievementAdded: { id } } } });
      if (this.#script.closes !== undefined) this.close(this.#script.closes);
    }

    close(code = 1000): void {
      queueMicrotask(() => {
        this.readyState = 3;
        this.onclose?.({ code, reason: '', wasClean: true });
      });
    }

    #receive(message: object): void {
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
    }
  }
  return { tokens, FakeSocket };
}

async function listenTo(scripts: readonly Script[], until: (received: readonly string[]) => boolean) {
  const { tokens, FakeSocket } = campusOf(scripts);
  const stopped = new AbortController();
  const received: string[] = [];
  const waits: number[] = [];
  let connects = 0;
  let jwt = 'old';
  const look = (): void => {
    if (until(received)) stopped.abort();
  };
  await subscribe(
    {
      url: 'ws://campus.example/graphql',
      languageId: () => '52',
      random: () => 1,
      session: { read: async () => ({ jwt, refreshToken: 'refresh' }) },
      askSession: async () => {
        jwt = 'new';
      },
      webSocket: FakeSocket,
      wait: async (milliseconds) => {
        waits.push(milliseconds);
      },
    },
    {
      document,
      schema,
      signal: stopped.signal,
      onData: ({ achievementAdded }) => {
        received.push(achievementAdded.id);
        look();
      },
      onConnected: () => {
        connects += 1;
      },
    },
  );
  return { received, waits, tokens, connects: () => connects };
}

describe('a subscription', () => {
  it('hears what is said, and asks what it missed after each connect', async () => {
    const result = await listenTo([{ says: ['first-light'], closes: 1006 }, { says: ['map-maker'] }], (received) =>
      received.includes('map-maker'),
    );
    expect(result.received).toEqual(['first-light', 'map-maker']);
    expect(result.connects()).toBe(2);
  });

  it('waits longer each time the campus does not answer, and begins anew once it did', async () => {
    const result = await listenTo(
      [{ refuses: 1006 }, { refuses: 1006 }, { refuses: 1006 }, { says: ['a'], closes: 1006 }, { says: ['b'] }],
      (received) => received.includes('b'),
    );
    expect(result.waits).toEqual([2000, 4000, 8000, 1000]);
  });

  it('comes back with a new token after 4401', async () => {
    const result = await listenTo([{ refuses: 4401 }, { says: ['a'] }], (received) => received.includes('a'));
    expect(result.tokens).toEqual(['Bearer old', 'Bearer new']);
  });

  it('shares one socket with the others, and asks at once what it missed where that is open already', async () => {
    const { tokens, FakeSocket } = campusOf([{}]);
    const parts = {
      url: 'ws://campus.example/graphql',
      languageId: () => undefined,
      session: { read: async () => ({ jwt: 'one', refreshToken: 'refresh' }) },
      askSession: async () => {},
      webSocket: FakeSocket,
    };
    const stopped = new AbortController();
    const listen = () =>
      new Promise<void>((onConnected) => {
        void subscribe(parts, { document, schema, onData: () => {}, onConnected, signal: stopped.signal });
      });
    await listen();
    await listen();
    expect(tokens).toEqual(['Bearer one']);
    stopped.abort();
  });

  it('is over where nobody is signed in', async () => {
    let isAsked = false;
    await subscribe(
      {
        url: 'ws://campus.example/graphql',
        languageId: () => undefined,
        session: { read: async () => undefined },
        askSession: async () => {
          isAsked = true;
        },
      },
      { document, schema, onData: () => {}, onConnected: () => {}, signal: new AbortController().signal },
    );
    expect(isAsked).toBe(false);
  });
});
