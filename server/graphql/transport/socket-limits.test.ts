import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { SOCKET_LIMITS } from '#server/http/request-rate.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { type OpenSocket, openSocket } from '#tests/support/campus/subscription.ts';

const QUERY = 'subscription { notificationAdded { message } }';
const RATES = { person: 100_000, address: 100_000, personChanges: 600, addressChanges: 600 };

describe('sockets', () => {
  let campus: TestCampus;
  let port: number;
  const opened = async (options: Parameters<typeof aCampus>[0]) => {
    campus = await aCampus(options);
    port = await campus.server.listen(0);
  };
  afterEach(() => campus.close());

  const enter = async (name: string) => (await campus.login(name)).token;
  /** Close code and reason of a socket. */
  const endOf = async (socket: WebSocket) => {
    const [code, reason] = await once(socket, 'close');
    return [code, String(reason)];
  };
  /** Resolves once the socket is acknowledged or closed. */
  const tried = async (token: string) => {
    const headers = { host: `lantern.localhost:${port}` };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { headers });
    await once(socket, 'open');
    const result = Promise.race([once(socket, 'message').then(() => 'open'), endOf(socket)]);
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    return { socket, result: await result };
  };
  const subscribeTo = ({ send }: OpenSocket, count: number) => {
    for (let n = 0; n < count; n += 1) send({ type: 'subscribe', id: `s${n}`, payload: { query: QUERY } });
  };
  const isHealthy = async () => (await campus.get('/healthz')).status;

  it('of one person are as many as there may be: one more is closed, and others come in', async () => {
    await opened({ requestRates: { ...RATES, sockets: { ...SOCKET_LIMITS, person: 3 } } });
    const token = await enter('amal');
    const sockets = [await tried(token), await tried(token), await tried(token)];
    expect(sockets.map(({ result }) => result)).toEqual(['open', 'open', 'open']);
    expect((await tried(token)).result).toEqual([4429, 'Too many sockets']);
    expect((await tried(await enter('olena'))).result).toBe('open');
    sockets[0]?.socket.close();
    await expect.poll(async () => (await tried(token)).result).toBe('open');
  });

  it('of one address are as many as there may be, signed in or not: one more is answered with 429', async () => {
    await opened({ requestRates: { ...RATES, sockets: { ...SOCKET_LIMITS, address: 2 } } });
    const open = () =>
      new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
        headers: { host: `lantern.localhost:${port}` },
      });
    const first = open();
    await once(first, 'open');
    await once(open(), 'open');
    const third = open();
    third.on('error', () => {});
    const [, response]: [unknown, IncomingMessage] = await once(third, 'unexpected-response').then(([a, b]) => [a, b]);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60']);
    first.terminate();
    await expect
      .poll(async () => {
        const socket = open();
        return Promise.race([once(socket, 'open').then(() => 'open'), once(socket, 'error').then(() => 'refused')]);
      })
      .toBe('open');
  });

  it('have as many subscriptions as there may be: one more closes it, and ended ones do not count', async () => {
    await opened({ requestRates: { ...RATES, sockets: { ...SOCKET_LIMITS, subscriptions: 3 } } });
    const page = await openSocket({ campus, port, token: await enter('amal') });
    for (let n = 0; n < 10; n += 1) {
      page.send({ type: 'subscribe', id: `gone${n}`, payload: { query: QUERY } });
      page.send({ type: 'complete', id: `gone${n}` });
    }
    subscribeTo(page, 3);
    page.send({ type: 'ping' });
    await page.until(() => page.received.some(({ type }) => type === 'pong'));
    const end = endOf(page.socket);
    page.send({ type: 'subscribe', id: 'more', payload: { query: QUERY } });
    expect(await end).toEqual([4429, 'Too many subscriptions']);
  });

  it('count in the rate of requests, message by message', async () => {
    await opened({ requestRates: { ...RATES, person: 20 } });
    const token = await enter('amal');
    const page = await openSocket({ campus, port, token });
    const end = endOf(page.socket);
    for (let n = 0; n < 30; n += 1) page.send({ type: 'ping' });
    expect(await end).toEqual([4429, 'Too many messages']);
    expect((await campus.ask({ query: '{ me { id } }', token })).status).toBe(429);
  });

  it('of whom nobody knows count in the rate of their address', async () => {
    await opened({ requestRates: { ...RATES, address: 5 } });
    const headers = { host: `lantern.localhost:${port}` };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { headers });
    await once(socket, 'open');
    const end = endOf(socket);
    for (let n = 0; n < 20; n += 1) socket.send(JSON.stringify({ type: 'ping' }));
    expect(await end).toEqual([4429, 'Too many messages']);
  });

  it('may be tried by one person again and again: the campus answers everybody else', async () => {
    await opened({ requestRates: RATES });
    const token = await enter('amal');
    const all = await Promise.all(Array.from({ length: 150 }, () => tried(token)));
    expect(all.filter(({ result }) => result === 'open')).toHaveLength(SOCKET_LIMITS.person);
    expect(await isHealthy()).toBe(200);
    const page = await openSocket({ campus, port, token: await enter('olena') });
    const end = endOf(page.socket);
    subscribeTo(page, 2000);
    expect(await isHealthy()).toBe(200);
    expect(await end).toEqual([4429, 'Too many subscriptions']);
  });
});
