import type { Client, ClientOptions } from 'graphql-ws/client';
import * as v from 'valibot';
import { backOff } from '#campus/network/back-off.ts';
import { HEADERS } from '#campus/network/headers.ts';
import type { Variables } from './graphql.ts';
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
  variables?: Variables;
  schema: v.GenericSchema<unknown, T>;
  onData: (data: T) => void;
  /** After each connect: what happened while nobody listened is asked for here, so that nothing is missed. */
  onConnected: () => void;
  signal: AbortSignal;
};

/** The socket's message that the token is none, or is over (SESSION-5). */
const UNAUTHORIZED = 4401;

/**
 * Listens for as long as there is a session and nobody stops it: connects again with growing waits, and with a new token
 * after 4401. All that listen with the same parts share one socket. Resolves when it is over; never throws.
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

/** `wasConnected`: there was a connection, and it broke. What the campus ends by itself is asked for less and less often. */
type End = { wasConnected: boolean; code: number | undefined };

async function listen<T>(parts: SubscriptionParts, jwt: string, subscription: Subscription<T>): Promise<End> {
  const { createClient } = await import('graphql-ws/client');
  const { document, variables, schema, onData, onConnected, signal } = subscription;
  if (signal.aborted) return { wasConnected: false, code: undefined };
  const socket = socketOf(parts, jwt, createClient);
  let wasConnected = socket.isConnected;
  const connected = (): void => {
    wasConnected = true;
    onConnected();
  };
  const stopWaiting = socket.client.on('connected', connected);
  if (socket.isConnected) onConnected();
  const end = await new Promise<End>((resolve) => {
    const stop = socket.client.subscribe<Record<string, unknown>>(
      { query: document, variables: variables ?? null },
      {
        next: ({ data }) => {
          const known = v.safeParse(schema, data);
          if (known.success) onData(known.output);
        },
        error: (fault) => resolve({ wasConnected, code: codeOf(fault) }),
        complete: () => resolve({ wasConnected: false, code: undefined }),
      },
    );
    signal.addEventListener('abort', stop, { once: true });
  });
  stopWaiting();
  return end;
}

type Socket = { client: Client; isConnected: boolean };

/** Open, or being opened; closed ones are not in it, since the next has to begin with the token of then. */
const sockets = new WeakMap<SubscriptionParts, Socket>();

function socketOf(parts: SubscriptionParts, jwt: string, createClient: (options: ClientOptions) => Client): Socket {
  const open = sockets.get(parts);
  if (open !== undefined) return open;
  const language = parts.languageId();
  const client = createClient({
    url: parts.url,
    retryAttempts: 0,
    // It closes with the last that listens.
    lazy: true,
    ...(parts.webSocket !== undefined && { webSocketImpl: parts.webSocket }),
    connectionParams: {
      authorization: `Bearer ${jwt}`,
      ...(language !== undefined && { [HEADERS.preferredLanguage]: language }),
    },
  });
  const socket: Socket = { client, isConnected: false };
  sockets.set(parts, socket);
  client.on('connected', () => {
    socket.isConnected = true;
  });
  client.on('closed', () => {
    if (sockets.get(parts) === socket) sockets.delete(parts);
  });
  return socket;
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
