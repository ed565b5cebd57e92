import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '#wire/subscriptions.ts';
import { type Listening, listenToCampus } from './listen-to-campus.ts';

/** Achievements, notifications and revisions. */
const SUBSCRIPTIONS = 3;

function aPage() {
  const state = { isOnline: true, isVisible: true };
  const changes: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const subscriptions: Pick<Subscription<unknown>, 'onConnected'>[] = [];
  const client = new QueryClient();
  const asked: unknown[] = [];
  client.invalidateQueries = async (filters) => void asked.push(filters?.queryKey);
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
    subscribe: async (_, { signal, onConnected }) => {
      signals.push(signal);
      subscriptions.push({ onConnected });
    },
  };
  listenToCampus(listening);
  const become = (next: Partial<typeof state>): void => {
    Object.assign(state, next);
    for (const change of changes) change();
  };
  return { signals, subscriptions, asked, become };
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

  it('asks what there was meanwhile after each connect', () => {
    const { subscriptions, asked } = aPage();
    for (const { onConnected } of subscriptions) onConnected();
    expect(asked).toEqual([['achievements'], ['notifications']]);
  });
});
