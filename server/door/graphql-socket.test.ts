import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { aCampus, type TestCampus } from '#tests/support/campus.ts';

describe('the socket at /graphql', () => {
  let campus: TestCampus;
  let port: number;
  beforeAll(async () => {
    campus = await aCampus();
    port = await campus.server.listen(0);
  });
  afterAll(() => campus.close());

  const open = (headers: Record<string, string> = {}, host = `lantern.localhost:${port}`, path = '/graphql') =>
    new WebSocket(`ws://127.0.0.1:${port}${path}`, 'graphql-transport-ws', { headers: { host, ...headers } });
  const begin = async (socket: WebSocket, payload: object | undefined) => {
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
  };

  it('is opened by a good token in connection_init', async () => {
    const { token } = await campus.login('amal');
    const socket = open({ origin: `http://lantern.localhost:${port}` });
    await begin(socket, { authorization: `Bearer ${token}` });
    const [message] = await once(socket, 'message');
    expect(JSON.parse(String(message))).toMatchObject({ type: 'connection_ack' });
    socket.terminate();
  });

  it.each([
    ['no token', undefined],
    ['a bad token', { authorization: 'Bearer bad' }],
    ['a token in another place', { token: 'x' }],
  ])('is closed with 4401 for %s', async (_, payload) => {
    const socket = open();
    await begin(socket, payload);
    const [code] = await once(socket, 'close');
    expect(code).toBe(4401);
  });

  it.each([
    ['a page of another origin', { origin: 'http://evil.example' }, undefined, '/graphql'],
    ['a host that nobody knows', {}, 'evil.example', '/graphql'],
    ['the host of packages', {}, 'content.lantern.localhost', '/graphql'],
    ['another path', {}, undefined, '/other'],
  ])('is not there for %s', async (_, headers, host, path) => {
    const socket = open({ ...headers }, host, path);
    const [error] = await once(socket, 'error');
    expect(error).toBeInstanceOf(Error);
  });
});
