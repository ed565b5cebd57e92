import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { Subscription } from '#wire/subscriptions.ts';
import { type Listening, listenToCampus, REVISIONS } from './listen-to-campus.ts';

/** Achievements, notifications and revisions. */
const SUBSCRIPTIONS = 3;
const KEPT = ['achievements', 'notifications'];

function aPage() {
  const state = { isOnline: true, isVisible: true };
  const changes: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const subscriptions: Pick<Subscription<unknown>, 'document' | 'onConnected' | 'onData'>[] = [];
  const client = new QueryClient();
  const campus = { revision: 4 };
  const asked: unknown[] = [];
  const answer = () => ({ data: {}, asOf: campus.revision, at: 0 });
  for (const key of KEPT) {
    const queryFn = async () => {
      asked.push(key);
      return answer();
    };
    client.setQueryDefaults([key], { queryFn });
    client.setQueryData([key], answer());
  }
  const listening: Listening = {
    parts: {
      url: 'wss://campus.example/graphql',
      session: { read: async () => undefined },
      languageId: () => undefined,
      askSession: async () => {},
    },
    client,
    online: {
      read: () => state.isOnline,
      subscribe: (listener) => {
        changes.push(listener);
        return () => {};
      },
    },
    isVisible: () => state.isVisible,
    onVisibility: (listener) => {
      changes.push(listener);
      return () => {};
    },
    subscribe: async (_, { document, schema, signal, onConnected, onData }) => {
      signals.push(signal);
      subscriptions.push({ document, onConnected, onData: (data) => onData(v.parse(schema, data)) });
    },
  };
  listenToCampus(listening);
  /** The socket is open, and the campus says at which revision the person is. */
  const connect = async (revisionRaised: number): Promise<void> => {
    for (const { onConnected } of subscriptions) onConnected();
    await raise(revisionRaised);
  };
  const raise = async (revisionRaised: number): Promise<void> => {
    campus.revision = revisionRaised;
    for (const { document, onData } of subscriptions) if (document === REVISIONS.document) onData({ revisionRaised });
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  };
  const become = (next: Partial<typeof state>): void => {
    Object.assign(state, next);
    for (const change of changes) change();
  };
  return { signals, connect, raise, asked, become };
}

describe('listening to the campus', () => {
  it('is done once while the page is looked at, whatever changes', () => {
    const { signals, become } = aPage();
    become({ isOnline: true });
    expect(signals).toHaveLength(SUBSCRIPTIONS);
    expect(signals[0]?.aborted).toBe(false);
  });

  it.each([{ isVisible: false }, { isOnline: false }])('ends with %j and begins again after it', (away) => {
    const { signals, become } = aPage();
    become(away);
    expect(signals[0]?.aborted).toBe(true);
    become({ isVisible: true, isOnline: true });
    expect(signals).toHaveLength(2 * SUBSCRIPTIONS);
    expect(signals[SUBSCRIPTIONS]?.aborted).toBe(false);
  });

  it('asks after each connect what there was meanwhile', async () => {
    const { connect, asked } = aPage();
    await connect(5);
    expect(asked).toEqual(KEPT);
    await connect(6);
    expect(asked).toEqual([...KEPT, ...KEPT]);
  });

  it('asks nothing after a connect when the device has all that there is, nor for acts of which it hears later', async () => {
    const { connect, raise, asked } = aPage();
    await connect(4);
    await raise(5);
    expect(asked).toEqual([]);
  });
});
