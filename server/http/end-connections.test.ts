import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { aCampus } from '#tests/support/campus/campus.ts';

describe('a campus that ends', () => {
  it('does not wait for a connection that a browser opened in advance', async () => {
    const campus = await aCampus();
    const socket = connect(await campus.server.listen(0), '127.0.0.1');
    await once(socket, 'connect');
    const ended = once(socket, 'close');
    socket.resume();
    // A request of another connection has been answered: the campus knows this one by then.
    await campus.login('amal');
    await campus.close();
    await ended;
    expect(socket.destroyed).toBe(true);
  });

  it('is not held open by pages whose sockets come back in that moment', async () => {
    const campus = await aCampus();
    const port = await campus.server.listen(0);
    const host = `lantern.localhost:${port}`;
    const open = () => new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { headers: { host } });
    const sockets = Array.from({ length: 20 }, open);
    const ended = sockets.map((socket) => new Promise((gone) => socket.on('error', () => {}).once('close', gone)));
    const first = sockets[0];
    if (first !== undefined) await once(first, 'open');
    await campus.close();
    await Promise.all(ended);
    expect(sockets.map(({ readyState }) => readyState)).toEqual(sockets.map(() => WebSocket.CLOSED));
  });
});
