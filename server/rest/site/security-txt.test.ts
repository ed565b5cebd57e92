import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { aCampus, LANTERN, NORDLICHT, type TestCampus } from '#tests/support/campus/campus.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('security.txt', () => {
  let campus: TestCampus;
  let hafen: string;
  beforeAll(async () => {
    campus = await aCampus({ at: new Date('2026-11-23T10:00:00Z') });
    const lines = ['supportEmail: hallo@hafen.example'];
    hafen = await importOrganisation(campus, { id: '40', name: 'hafen', lines });
  });
  afterAll(() => campus.close());

  const ask = (origin: string, accept = '*/*') =>
    campus.get('/.well-known/security.txt', { origin, headers: { accept } });

  it('names the organisation whose host is asked, in its language, as text, even where a page is asked for', async () => {
    for (const accept of ['*/*', 'text/html']) {
      const answer = await ask(LANTERN, accept);
      expect(await answer.text()).toBe(
        'Contact: mailto:help@lantern.example\nExpires: 2026-12-23T00:00:00.000Z\nPreferred-Languages: en\n',
      );
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    }
    expect(await (await ask(hafen)).text()).toMatch(
      /^Contact: mailto:hallo@hafen\.example\n(.*\n)*Preferred-Languages: de\n$/,
    );
  });

  it('is not there where the organisation gives no address', async () => {
    expect((await ask(NORDLICHT)).status).toBe(404);
  });

  it('is valid for a month from the day on which it is asked for, however old the build is', async () => {
    const daysLeft = async () => {
      const [, expires = ''] = /^Expires: (.+)$/m.exec(await (await ask(LANTERN)).text()) ?? [];
      return (Date.parse(expires) - campus.now().getTime()) / DAY;
    };
    for (const later of [0, 500 * DAY]) {
      campus.later(later);
      expect(await daysLeft()).toBeGreaterThan(29);
      expect(await daysLeft()).toBeLessThanOrEqual(30);
    }
  });
});
