import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { clientReader } from './client.ts';

const PROXY = '10.0.0.1';
const OUTER = '10.9.9.9';
const TRUSTED = ['10.0.0.0/8', '2001:db8:ffff::/48', '::1'];

function seenFrom(remoteAddress: string, headers: Readonly<Record<string, string>>) {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }));
  Object.assign(request.headers, { host: 'own.example', ...headers });
  return clientReader(TRUSTED)(request);
}

describe('the client of a request', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['  203.0.113.9 : ', PROXY],
    ['[2001:db8::9]:51234', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['2001:db8::9', '2001:db8::9'],
    ['2001:DB8:0:0::9', '2001:db8::9'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%eth0]:80', 'fe80::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['"[2001:db8::9]:51234"', '2001:db8::9'],
    ['198.51.100.7, 203.0.113.9:51234', '203.0.113.9'],
    ['203.0.113.9:51234, 10.9.9.9:80', '203.0.113.9'],
    ['203.0.113.9, 10.9.9.9:80, [2001:db8:ffff::1]:443', '203.0.113.9'],
    ['unknown', PROXY],
    ['_hidden', PROXY],
    ['', PROXY],
    [',', PROXY],
    ['203.0.113.9,', PROXY],
    ['203.0.113.9, unknown', PROXY],
    ['1', PROXY],
    ['0x7f.1', PROXY],
    ['203.0.113.9:99999999', PROXY],
    ['[203.0.113.9', PROXY],
    ['__proto__', PROXY],
  ])('behind a proxy that says %j is %s', (forwardedFor, ip) => {
    expect(seenFrom(PROXY, { 'x-forwarded-for': forwardedFor }).ip).toBe(ip);
    expect(seenFrom(`::ffff:${PROXY}`, { 'x-forwarded-for': forwardedFor }).ip).toBe(ip);
    expect(seenFrom('198.51.100.1', { 'x-forwarded-for': forwardedFor }).ip).toBe('198.51.100.1');
  });

  it.each([
    ['for=203.0.113.9', '203.0.113.9'],
    ['For="[2001:db8::9]:4711"', '2001:db8::9'],
    ['for="203.0.113.9:4711";proto=HTTPS;host="campus.example:8443"', '203.0.113.9'],
    ['for=198.51.100.7, for=203.0.113.9', '203.0.113.9'],
    ['for=203.0.113.9, for="10.9.9.9:80"', '203.0.113.9'],
    ['for=unknown', PROXY],
    ['for="[2001:db8::9', PROXY],
    ['garbage', PROXY],
    ['', PROXY],
  ])('behind a proxy that says Forwarded: %s is %s', (forwarded, ip) => {
    expect(seenFrom(PROXY, { forwarded }).ip).toBe(ip);
    expect(seenFrom('198.51.100.1', { forwarded }).ip).toBe('198.51.100.1');
    expect(seenFrom(PROXY, { forwarded, 'x-forwarded-for': '192.0.2.1' }).ip).toBe('192.0.2.1');
  });

  it.each([
    [{ 'x-forwarded-host': 'campus.example', 'x-forwarded-proto': 'HTTPS' }, 'https://campus.example'],
    [
      { 'x-forwarded-host': 'evil.example, campus.example', 'x-forwarded-proto': 'http,https' },
      'https://campus.example',
    ],
    [{ 'x-forwarded-host': 'campus.example,', 'x-forwarded-proto': 'ftp' }, 'http://own.example'],
    [{ 'x-forwarded-host': '', 'x-forwarded-proto': '' }, 'http://own.example'],
    [{ forwarded: 'proto=HTTPS;host="campus.example:8443"' }, 'https://campus.example:8443'],
    [{ 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' }, 'https://own.example'],
    [
      {
        'x-forwarded-for': `203.0.113.9, ${OUTER}:80`,
        'x-forwarded-host': 'evil.example, campus.example, inner.example',
        'x-forwarded-proto': 'http, https, http',
      },
      'https://campus.example',
    ],
    [
      {
        'x-forwarded-for': `203.0.113.9, ${OUTER}`,
        'x-forwarded-host': 'campus.example',
        'x-forwarded-proto': 'https',
      },
      'https://campus.example',
    ],
  ])('asked for what its proxies say: %j', (headers, address) => {
    const { scheme, host } = seenFrom(PROXY, headers);
    expect(`${scheme}://${host}`).toBe(address);
    const stranger = seenFrom('198.51.100.1', headers);
    expect(`${stranger.scheme}://${stranger.host}`).toBe('http://own.example');
  });
});

describe('a campus behind a proxy', () => {
  let campus: TestCampus;
  let port: number;
  beforeAll(async () => {
    campus = await aCampus({ trustedProxies: ['127.0.0.1', '::1'] });
    port = await campus.server.listen(0);
  });
  afterAll(() => campus.close());

  const send = async (lines: readonly string[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1').end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    let answer = '';
    socket.on('data', (part) => {
      answer += part.toString();
    });
    await once(socket, 'close');
    return answer.split('\r\n')[0] ?? '';
  };

  it.each(['/login', '/healthz', '/graphql', '/nowhere'])('refuses two hosts: %s', async (path) => {
    const two = ['Host: lantern.localhost', 'host: nordlicht.localhost'];
    expect(await send([`GET ${path} HTTP/1.1`, ...two])).toBe('HTTP/1.1 400 Bad Request');
    expect(await send([`GET ${path} HTTP/1.1`, 'Host: lantern.localhost', 'Host: lantern.localhost'])).toContain('400');
  });

  it('lets no socket in with two hosts', async () => {
    const upgrade = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ];
    const two = ['Host: lantern.localhost', 'Host: nordlicht.localhost'];
    expect(await send(['GET /graphql HTTP/1.1', ...two, ...upgrade])).not.toContain('101');
  });

  it('counts a client once, whatever port it comes from', async () => {
    const query =
      'mutation { login(email: "nobody@lantern.example", password: "wrong-password-1") { token errors { message } } }';
    const codes: string[] = [];
    for (let n = 0; n < 75; n += 1) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.9:${40_000 + n}` };
      const answer = await campus.get('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
      codes.push(await answer.text());
    }
    expect(codes.at(-1)).toContain('login.tooManyTries');
  });
});
