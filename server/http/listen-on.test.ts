import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createListen } from './listen-on.ts';

const PHONES = 200;

/** Phones of another thread: they connect while this one, which is the server, does something else. */
const CONNECT = `
  const { connect } = require('node:net');
  const { workerData: { port, phones, connected } } = require('node:worker_threads');
  for (let phone = 0; phone < phones; phone += 1)
    connect(port, '127.0.0.1', () => {
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
    }).on('error', () => {});
`;

describe('the port of the campus', () => {
  const apps: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });

  const aServer = () => {
    const app = Fastify({ forceCloseConnections: 'idle' });
    apps.push(app);
    app.get('/', async () => 'here');
    return { app, listen: createListen(app) };
  };

  it.runIf(process.platform === 'linux')('is taken from by many in a turn of the loop', async () => {
    const { app, listen } = aServer();
    const port = await listen(0);
    let taken = 0;
    app.server.on('connection', () => {
      taken += 1;
    });
    const connected = new Int32Array(new SharedArrayBuffer(4));
    const phones = new Worker(CONNECT, { eval: true, workerData: { port, phones: PHONES, connected } });
    await once(phones, 'online');
    // This thread is busy until all of them wait.
    for (let seen = 0; seen < PHONES; seen = Atomics.load(connected, 0)) Atomics.wait(connected, 0, seen, 10_000);
    let turns = 0;
    for (; taken < PHONES; turns += 1) await setImmediate();
    await phones.terminate();
    expect(turns).toBeLessThan(PHONES / 4);
  });

  it('answers at each of its sockets, and lets what runs end', async () => {
    const { app, listen } = aServer();
    let finish: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let waiting = 0;
    app.get('/held', async () => {
      waiting += 1;
      await held;
      return 'done';
    });
    const port = await listen(0);
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => ask('/'))))).toEqual(new Set(['here']));
    const running = Array.from({ length: 40 }, () => ask('/held'));
    await expect.poll(() => waiting).toBe(running.length);
    const closed = app.close();
    finish();
    expect(new Set(await Promise.all(running))).toEqual(new Set(['done']));
    await closed;
    const late = connect(port, '127.0.0.1');
    const [fault] = await once(late, 'error');
    expect(fault).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('is no other server’s, though sockets could share it', async () => {
    const port = await aServer().listen(0);
    await expect(aServer().listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
