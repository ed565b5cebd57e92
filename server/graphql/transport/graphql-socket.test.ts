import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { once as actOnce } from '#server/commands/core/once.ts';
import { createCampusSchema } from '#server/graphql/campus-schema.ts';
import { clientReader } from '#server/http/client.ts';
import type { Visit } from '#server/http/visit.ts';
import { refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { notify } from '#server/store/people/notify.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { type OpenSocket, openSocket, subscribe } from '#tests/support/campus/subscription.ts';
import { graphqlSocket, type SocketParts } from './graphql-socket.ts';

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

  const ADDED = 'subscription { achievementAdded { id denomination achievedAt } }';
  const NOTIFIED = 'subscription { notificationAdded { message read link createdAt } }';
  const notifyOlena = (trx: Trx, courseId: string) =>
    notify(trx, {
      organisationId: '1',
      personId: '1-olena',
      kind: 'APPOINTMENT_CANCELLED',
      payload: {
        appointmentId: 'a',
        courseId,
        zone: 'Europe/Berlin',
        denomination: { de: 'Sprechcafé' },
        start: '2027-03-28T16:00:00.000Z',
        end: '2027-03-28T17:30:00.000Z',
      },
      link: `/course/${courseId}`,
      linkType: 'COURSE',
      at: campus.now(),
    });
  const refuse = () => {
    throw new Error('Taken back.');
  };
  const ask = async (name: string, query: string) => {
    const { token } = await campus.login(name);
    const page = await openSocket({ campus, port, token });
    page.send({ type: 'subscribe', id: 'one', payload: { query } });
    return page;
  };
  const listen = async (name: string, query = ADDED) => {
    const { token } = await campus.login(name);
    return { ...(await subscribe({ campus, port, token, query })), token };
  };
  const pong = async ({ send, received, until }: OpenSocket) => {
    const isPong = ({ type }: { type: string }) => type === 'pong';
    const before = received.filter(isPong).length;
    send({ type: 'ping' });
    await until(() => received.filter(isPong).length > before);
  };

  it('is closed for a document that nobody could read', async () => {
    const { socket } = await ask('olena', `subscription { ${'a { '.repeat(5000)}`);
    expect(String((await once(socket, 'close'))[1])).toBe('This asks for too much at once.');
  });

  it('says what somebody has just earned, in their language, to them alone and once', async () => {
    const own = await listen('olena');
    const other = await listen('amal');
    const query =
      'mutation { updateLessonProgress(courseId: "hello-my-name-is", lessonId: "hello-my-name-is-1", completed: true) { success errors { message } } }';
    const key = 'a-key-of-a-device';
    const response = await campus.ask({ query, token: own.token, key });
    expect(response.body.data.updateLessonProgress).toEqual({ success: true, errors: [] });
    await campus.ask({ query, token: own.token, key });
    await own.until(() => own.received.some(({ type }) => type === 'next'));
    // Whatever had been sent to them in the same moment has come by then.
    for (const page of [own, other]) await pong(page);
    expect(own.received.filter(({ type }) => type === 'next')).toEqual([
      {
        type: 'next',
        id: 'one',
        payload: {
          data: {
            achievementAdded: {
              id: 'first-light',
              denomination: 'Erstes Licht',
              achievedAt: campus.now().toISOString(),
            },
          },
        },
      },
    ]);
    expect(other.received.filter(({ type }) => type === 'next')).toEqual([]);
    own.socket.terminate();
    other.socket.terminate();
  });

  it('sends what somebody is notified of, once it is kept, and never what was taken back', async () => {
    const [own, other] = [await listen('olena', NOTIFIED), await listen('amal', NOTIFIED)];
    const { store } = campus.test;
    await expect(store.transaction((trx) => notifyOlena(trx, 'taken-back').then(refuse))).rejects.toThrow(
      'Taken back.',
    );
    const act = { personId: '1-olena', key: undefined, request: null, now: campus.now() };
    await actOnce(store, act, (trx) => notifyOlena(trx, 'refused').then(() => refused('NOT_FOUND')));
    await store.transaction((trx) => notifyOlena(trx, 'kept'));
    await own.until(() => own.received.some(({ type }) => type === 'next'));
    // Whatever had been sent to them in the same moment has come by then.
    for (const page of [own, other]) await pong(page);
    expect(own.received.filter(({ type }) => type === 'next')).toEqual([
      {
        type: 'next',
        id: 'one',
        payload: {
          data: {
            notificationAdded: {
              message: expect.stringContaining('fällt aus'),
              read: false,
              link: '/course/kept',
              createdAt: campus.now().toISOString(),
            },
          },
        },
      },
    ]);
    expect(other.received.filter(({ type }) => type === 'next')).toEqual([]);
    own.socket.terminate();
    other.socket.terminate();
  });

  it('is closed with 4401 when its session is ended elsewhere, and no other is', async () => {
    const [own, elsewhere] = [await listen('olena', NOTIFIED), await listen('olena', NOTIFIED)];
    // Waited for before the act: it may come before the act is answered.
    const closed = once(own.socket, 'close');
    await campus.ask({ query: 'mutation { endSessions { success } }', token: elsewhere.token });
    const [code] = await closed;
    expect(code).toBe(4401);
    await pong(elsewhere);
    elsewhere.socket.terminate();
  });

  it('is closed with 4401 by the first question after another process has ended its session', async () => {
    const { token } = await campus.login('olena');
    const socket = open();
    await begin(socket, { authorization: `Bearer ${token}` });
    await once(socket, 'message');
    await campus.test.store.transaction((trx) =>
      trx
        .updateTable('session')
        .set({ revoked_at: campus.now().toISOString() })
        .where('person_id', '=', '1-olena')
        .execute(),
    );
    socket.send(JSON.stringify({ type: 'subscribe', id: 'one', payload: { query: NOTIFIED } }));
    const [code] = await once(socket, 'close');
    expect(code).toBe(4401);
  });

  it.each(['{ me { email } }', 'mutation { endSessions { success } }'])('answers nothing else: %s', async (query) => {
    const { socket, received, until } = await ask('amal', query);
    await until(() => received.length > 0);
    expect(received[0]).toMatchObject({
      type: 'next',
      payload: { errors: [{ message: 'Here are subscriptions only.' }] },
    });
    expect(JSON.stringify(received)).not.toContain('@lantern.example');
    socket.terminate();
  });
});

describe('a socket whose host is still asked about', () => {
  let campus: TestCampus;
  let app: FastifyInstance;
  beforeAll(async () => {
    campus = await aCampus();
  });
  afterAll(() => campus.close());

  const openServer = async (visitOf: SocketParts['visitOf']): Promise<number> => {
    app = Fastify();
    const contextOf = () => Promise.reject(new Error('Nobody was let in.'));
    const session = { store: campus.test.store, keys: campus.keys, onReuse: () => {} };
    const counted = { readClient: clientReader([]), rate: { count: async () => undefined }, limits: undefined };
    graphqlSocket(app, { schema: createCampusSchema(), session, clock: campus.now, contextOf, visitOf, ...counted });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };

  it('is let go of where the campus cannot say, and the campus goes on', async () => {
    const port = await openServer(() => Promise.reject(new Error('The database is busy.')));
    const [error] = await once(new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws'), 'error');
    expect(error).toBeInstanceOf(Error);
    await app.close();
  });

  it('may break off before the answer, and the campus goes on', async () => {
    let answer: (visit: Visit) => void = () => {};
    const visit = new Promise<Visit>((resolve) => {
      answer = resolve;
    });
    const port = await openServer(() => visit);
    // Nobody but the server itself may listen for errors here: that it does is what is tried.
    const hungUp = new Promise((resolve) => app.server.on('upgrade', (_, socket) => socket.on('close', resolve)));
    const phone = connect(port, '127.0.0.1');
    phone.write(
      ['GET /graphql HTTP/1.1', 'Host: lantern.localhost', 'Connection: Upgrade', 'Upgrade: websocket', '', ''].join(
        '\r\n',
      ),
    );
    await once(app.server, 'upgrade');
    phone.resetAndDestroy();
    await hungUp;
    answer({ is: 'unknown' });
    await app.close();
  });
});
