import * as v from 'valibot';
import { backOff } from '#campus/network/back-off.ts';
import { HEADERS } from '#campus/network/headers.ts';
import type { SessionStore } from './session-store.ts';

export type SubscriptionParts = {
  /** `wss://…/graphql` of the campus. */
  url: string;
  session: Pick<SessionStore, 'read'>;
  languageId: () => string | undefined;
  /** Asks whether there still is a session: a new token comes with the answer, and one that is over is left. */
  askSession: (refused: string) => Promise<unknown>;
  /** In place of the browser's. */
  webSocket?: unknown;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
};

export type Subscription<T> = {
  document: string;
  schema: v.GenericSchema<unknown, T>;
  onData: (data: T) => void;
  /** After each connect: what happened while nobody listened is asked for here, so that nothing is missed. */
  onConnected: () => void;
  signal: AbortSignal;
};

/** The socket's word that the token is none, or is over (SESSION-5). */
const UNAUTHORIZED = 4401;

/**
 * Listens for as long as there is a session and nobody stops it: connects again with growing waits, and with a new token
 * after 4401. Resolves when it is over; never throws.
 */
export async function subscribe<T>(parts: SubscriptionParts, subscription: Subscription<T>): Promise<void> {
  const { signal } = subscription;
  const { wait = waitFor, random = Math.random } = parts;
  let tries = 0;
  while (!signal.aborted) {
    const tokens = await parts.session.read().catch(() => undefined);
    if (tokens === undefined) return;
    const end = await listen(parts, tokens.jwt, subscription).catch(() => ({ wasConnected: false, code: undefined }));
    if (signal.aborted) return;
    tries = end.wasConnected ? 0 : tries + 1;
    // What came of it shows at the next try: a new token, or none any more.
    if (end.code === UNAUTHORIZED) await parts.askSession(tokens.jwt).catch(() => undefined);
    await wait(backOff(tries, random), signal);
  }
}

type End = { wasConnected: boolean; code: number | undefined };

async function listen<T>(parts: SubscriptionParts, jwt: string, subscription: Subscription<T>): Promise<End> {
  const { createClient } = await import('graphql-ws/client');
  const { document, schema, onData, onConnected, signal } = subscription;
  const language = parts.languageId();
  let wasConnected = false;
  const client = createClient({
    url: parts.url,
    retryAttempts: 0,
    lazy: true,
    ...(parts.webSocket !== undefined && { webSocketImpl: parts.webSocket }),
    connectionParams: {
      authorization: `Bearer ${jwt}`,
      ...(language !== undefined && { [HEADERS.preferredLanguage]: language }),
    },
    on: {
      connected: () => {
        wasConnected = true;
        onConnected();
      },
    },
  });
  // Waits for a connection that is under way, and rejects where it comes to nothing.
  const stop = (): void => void Promise.resolve(client.dispose()).catch(() => {});
  signal.addEventListener('abort', stop, { once: true });
  const code = await new Promise<number | undefined>((resolve) => {
    client.subscribe<Record<string, unknown>>(
      { query: document },
      {
        next: ({ data }) => {
          const known = v.safeParse(schema, data);
          if (known.success) onData(known.output);
        },
        error: (fault) => resolve(codeOf(fault)),
        complete: () => resolve(undefined),
      },
    );
  });
  signal.removeEventListener('abort', stop);
  stop();
  return { wasConnected, code };
}

function codeOf(fault: unknown): number | undefined {
  if (typeof fault !== 'object' || fault === null || !('code' in fault)) return undefined;
  return typeof fault.code === 'number' ? fault.code : undefined;
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
