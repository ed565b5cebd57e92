import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ICONS } from '#server/rest/organisation/icons.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';

describe('a request that no app of ours makes', () => {
  let campus: TestCampus;
  let port: number;
  beforeAll(async () => {
    campus = await aCampus();
    port = await campus.server.listen(0);
  });
  afterAll(() => campus.close());

  it.each([
    '//',
    '///%2e%2e%2f',
    '/\\',
    '//evil.example/start',
    '/%',
    '/%ff%fe',
    '/course/%e0%a4%a',
    '/partner/%',
    '/partner//',
    '/oauth/%',
    '/oauth//',
    '//oauth/1',
    '/media/%00',
    '/assets/..%2f..%2fkeys.json',
    '/icons/',
    '/[',
    '/?a=%',
    '/?%00',
    'http://[/',
    '*',
  ])('is no fault of the campus: %s', async (path) => {
    const asked = request({ port, path, headers: { host: 'lantern.localhost', accept: 'text/html' } }).end();
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    answer?.resume();
    expect(answer?.statusCode).toBeLessThan(500);
  });
});

describe('the first requests of a fresh campus', () => {
  it('draw its icons side by side, and each gets the picture', async () => {
    const campus = await aCampus();
    const asked = Object.keys(ICONS).flatMap((name) =>
      Array.from({ length: 6 }, () => campus.get(`/icons/${name}.png`)),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
    const kept = readdirSync(join(campus.test.dataDir, 'icons'));
    expect(kept.toSorted().map((name) => name.replace(/^[^-]+-/, ''))).toEqual(
      Object.keys(ICONS)
        .map((name) => `${name}.png`)
        .toSorted(),
    );
    await campus.close();
  });
});
