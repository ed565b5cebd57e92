import { once } from 'node:events';
import { WebSocket } from 'ws';
import { HEADERS } from '#campus/network/headers.ts';
import { LANTERN, type TestCampus } from './campus.ts';

interface Message {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  readonly payload?: any;
}

/** A socket of an open page, with everything that came on it. */
export interface OpenSocket {
  readonly socket: WebSocket;
  readonly received: readonly Message[];
  send(message: object): void;
  /** Waits for as long as it takes. */
  until(isThere: () => boolean): Promise<void>;
}

interface Opening {
  readonly campus: TestCampus;
  /** As `server.listen` answered it. */
  readonly port: number;
  readonly token: string;
  /** The organisation's; left out: Lantern. */
  readonly origin?: string;
}

/** Opened and acknowledged. */
export async function openSocket({ port, token, origin = LANTERN }: Opening): Promise<OpenSocket> {
  const host = `${new URL(origin).hostname}:${port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { headers: { host } });
  await once(socket, 'open');
  const payload = { authorization: `Bearer ${token}`, [HEADERS.preferredLanguage]: '52' };
  socket.send(JSON.stringify({ type: 'connection_init', payload }));
  await once(socket, 'message');
  const received: Message[] = [];
  socket.on('message', (message) => received.push(JSON.parse(String(message))));
  return {
    socket,
    received,
    send: (message) => socket.send(JSON.stringify(message)),
    async until(isThere) {
      while (!isThere()) await once(socket, 'message');
    },
  };
}

/**
 * Subscribed, and listened for: whatever the campus announces from now on comes. No message says so; a pong does not, it
 * overtakes a subscription whose person is still looked up.
 */
export async function subscribe({ query, ...opening }: Opening & { readonly query: string }): Promise<OpenSocket> {
  const open = await openSocket(opening);
  const listened = opening.campus.listened();
  open.send({ type: 'subscribe', id: 'one', payload: { query } });
  await listened;
  return open;
}
