import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '#campus/analytics-event.ts';
import { HEADERS } from '#campus/headers.ts';
import { postEvents } from './post-events.ts';

const EVENT: AnalyticsEvent = {
  ...{ type: 'BUTTON_INTERACTION', payload: { name: 'list.create' } },
  recordedAt: '2026-11-22T12:00:00.000Z',
};

function aCampusThat(answers: () => Response | Promise<Response>) {
  const asked: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(new Request(input, init));
    return answers();
  };
  return { asked, parts: { fetch, origin: 'https://lantern.example' } };
}
const ours = (status: number) => () => new Response('{}', { status, headers: { [HEADERS.campus]: '1' } });

describe('what was counted', () => {
  it('is told by a person’s token alone, or by a visitor’s number alone', async () => {
    const { asked, parts } = aCampusThat(ours(200));
    expect(await postEvents(parts, [EVENT], { jwt: 'a.b.c' })).toBe('kept');
    expect(await postEvents(parts, [EVENT], { fingerprint: 'random-word' })).toBe('kept');
    const said = asked.map(({ url, method, headers, credentials, keepalive }) => ({
      ...{ url, method, credentials, keepalive, type: headers.get('content-type') },
      ...{ bearer: headers.get('authorization'), number: headers.get('x-fingerprint') },
      renews: headers.has(HEADERS.refreshToken),
    }));
    const same = {
      ...{ url: 'https://lantern.example/event', method: 'POST', credentials: 'include', keepalive: true },
      ...{ type: 'application/json', renews: false },
    };
    expect(said).toEqual([
      { ...same, bearer: 'Bearer a.b.c', number: null },
      { ...same, bearer: null, number: 'random-word' },
    ]);
    expect(await asked[0]?.json()).toEqual({ events: [EVENT] });
  });

  it.each([401, 429, 500, 503])('waits where the campus says %i: nobody is signed out by that', async (status) => {
    const { asked, parts } = aCampusThat(ours(status));
    expect(await postEvents(parts, [EVENT], { jwt: 'over' })).toBe('later');
    expect(asked).toHaveLength(1);
  });

  it.each([400, 413, 415])('is given up where the campus will never take it: %i', async (status) => {
    expect(await postEvents(aCampusThat(ours(status)).parts, [EVENT], { jwt: 'a' })).toBe('refused');
  });

  it('waits without a network, and where somebody else answers', async () => {
    const cut = aCampusThat(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await postEvents(cut.parts, [EVENT], { jwt: 'a' })).toBe('later');
    const portal = aCampusThat(() => new Response('<p>Buy minutes</p>'));
    expect(await postEvents(portal.parts, [EVENT], { jwt: 'a' })).toBe('later');
  });
});
