import { once } from 'node:events';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttachmentSchool, anAttachmentSchool, PDF } from '#tests/support/campus/an-attachment-school.ts';

const PART = 'application/offset+octet-stream';
const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

describe('a request with a body that is answered before it was read', () => {
  let school: AttachmentSchool;
  let port: number;
  let host: string;
  let bearer: Record<string, string>;
  beforeAll(async () => {
    school = await anAttachmentSchool();
    port = await school.campus.server.listen(0);
    host = new URL(school.origin).host;
    bearer = { authorization: `Bearer ${await school.token('bo')}` };
  });
  afterAll(() => school.campus.close());

  const ask = async (
    agent: Agent,
    options: RequestOptions,
    body?: Buffer,
  ): Promise<{ status: number; socket: Socket }> => {
    const headers = { host, ...options.headers, ...(body && { 'content-length': body.length }) };
    const asked = request({ port, agent, ...options, headers });
    asked.end(body);
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    if (answer === undefined) throw new Error('There was no answer.');
    const { socket } = answer;
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode ?? 0, socket };
  };
  const oneConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });
  const tus = (offset: string) => ({
    ...bearer,
    'tus-resumable': '1.0.0',
    'content-type': PART,
    'upload-offset': offset,
  });
  const goesOn = async (agent: Agent): Promise<void> => {
    expect((await ask(agent, { path: '/healthz' })).status).toBe(200);
    agent.destroy();
  };

  it.each([
    ['another offset', '3', 409],
    ['an offset that is none', 'x', 400],
    ['an offset below nothing', '-1', 400],
    ['no offset', '', 400],
  ])('for %s leaves its connection to the next one', async (_, offset, status) => {
    for (const size of [10, 1000, 100_000, 900_000]) {
      const { address } = await school.begin('bo', { name: 'a.pdf', size: 1_000_000 });
      const agent = oneConnection();
      const first = await ask(agent, { path: address, method: 'PATCH', headers: tus(offset) }, Buffer.alloc(size));
      expect(first.status).toBe(status);
      await goesOn(agent);
      await school.cancel('bo', address);
    }
  });

  it('that is too long for its upload leaves its connection to the next one', async () => {
    const { address } = await school.begin('bo', { name: 'a.pdf', size: 10 });
    const agent = oneConnection();
    const { status } = await ask(agent, { path: address, method: 'PATCH', headers: tus('0') }, Buffer.alloc(500_000));
    expect(status).toBeGreaterThanOrEqual(400);
    await goesOn(agent);
    await school.cancel('bo', address);
  });

  it('leaves both connections of two parts that came at once', async () => {
    const { address } = await school.begin('bo', { name: 'a.pdf', size: PDF.length });
    const agents = [oneConnection(), oneConnection()];
    const answers = await Promise.all(
      agents.map((agent) => ask(agent, { path: address, method: 'PATCH', headers: tus('0') }, PDF)),
    );
    expect(answers.map(({ status }) => status)).toContain(204);
    for (const agent of agents) await goesOn(agent);
  });

  it.each([
    ['POST', '/graphql', 'text/plain'],
    ['PUT', '/graphql', JSON_TYPE],
    ['POST', '/event', 'text/plain'],
    ['POST', '/event', 'application/csp-report'],
    ['POST', '/backend/saml/acs', JSON_TYPE],
    ['POST', '/backend/saml/acs', FORM],
    ['POST', '/backend/saml/logout', FORM],
    ['POST', '/api/student/coe', FORM],
    ['POST', '/api/ticket', JSON_TYPE],
    ['POST', '/api/openid/callback/1', JSON_TYPE],
    ['POST', '/api/course/first/package', 'application/octet-stream'],
    ['POST', '/api/course/first/package', JSON_TYPE],
    ['POST', '/api/profile-image', 'image/png'],
    ['POST', '/api/profile-image', JSON_TYPE],
    ['DELETE', '/api/profile-image', 'image/png'],
    ['POST', '/api/user-content-picture', 'image/png'],
    ['PATCH', '/api/documents/none', PART],
    ['POST', '/api/documents', PART],
    ['DELETE', '/api/documents/none', PART],
    ['POST', '/healthz', JSON_TYPE],
    ['GET', '/healthz', JSON_TYPE],
    ['GET', '/manifest.webmanifest', PART],
    ['POST', '/nowhere', PART],
    ['PUT', '/assets/nothing.js', PART],
  ])('leaves its connection to the next one: %s %s, %s', async (method, path, type) => {
    for (const size of [10, 300_000]) {
      const agent = oneConnection();
      const { status } = await ask(agent, { path, method, headers: { 'content-type': type } }, Buffer.alloc(size, 'a'));
      expect(status).toBeLessThan(500);
      await goesOn(agent);
    }
  });

  it.each(['unknown.example', 'content.lantern.localhost', ''])('leaves it at the host %j too', async (name) => {
    const agent = oneConnection();
    const headers = { host: name, 'content-type': PART };
    await ask(agent, { path: '/', method: 'POST', headers }, Buffer.alloc(300_000));
    await goesOn(agent);
  });

  it.each([
    ['never comes', { 'content-length': '100000' }, ''],
    ['never ends', { 'transfer-encoding': 'chunked' }, '5\r\nhello\r\n'],
    ['is longer than anybody reads', { 'content-length': '900000000' }, 'a'.repeat(3_000_000)],
  ])('ends its connection where the rest %s', async (_, more, body) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const headers = { host, 'content-type': PART, ...more };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    let answer = '';
    socket.on('data', (part) => {
      answer += part.toString();
    });
    socket.write(`POST /nowhere HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(answer.toLowerCase()).toContain('connection: close');
  });
});
