import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '#campus/analytics/analytics-event.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { openWire } from '#tests/support/network/wire.ts';
import { postEvents } from './post-events.ts';

const EVENT: AnalyticsEvent = {
  type: 'BUTTON_INTERACTION',
  payload: { name: 'list.create' },
  recordedAt: '2026-11-22T12:00:00.000Z',
};

const { server, requests } = openWire();
const CAMPUS = 'https://lantern.example';

const campusThat = (answers: () => Response) => server.use(http.all(`${CAMPUS}/*`, answers));
const ours = (status: number) => () => new Response('{}', { status, headers: { [HEADERS.campus]: '1' } });

describe('what was counted', () => {
  it('is sent by a person’s token alone, or by a visitor’s number alone', async () => {
    campusThat(ours(200));
    expect(await postEvents(CAMPUS, [EVENT], { jwt: 'a.b.c' })).toBe('kept');
    expect(await postEvents(CAMPUS, [EVENT], { fingerprint: 'random-word' })).toBe('kept');
    const sent = requests.map(({ url, method, headers }) => ({
      url,
      method,
      type: headers.get('content-type'),
      bearer: headers.get('authorization'),
      number: headers.get('x-fingerprint'),
      renews: headers.has(HEADERS.refreshToken),
    }));
    const same = { url: 'https://lantern.example/event', method: 'POST', type: 'application/json', renews: false };
    expect(sent).toEqual([
      { ...same, bearer: 'Bearer a.b.c', number: null },
      { ...same, bearer: null, number: 'random-word' },
    ]);
    expect(await requests[0]?.json()).toEqual({ events: [EVENT] });
  });

  it('is sent with the cookies, and also while the page is being left', async () => {
    campusThat(ours(200));
    // Orders to the browser, which are not on the wire: they are read where `fetch` is called, and msw still answers.
    const fetched = vi.spyOn(globalThis, 'fetch');
    await postEvents(CAMPUS, [EVENT], { jwt: 'a.b.c' });
    await postEvents(CAMPUS, [EVENT], { fingerprint: 'random-word' });
    const options = fetched.mock.calls.map(([, init]) => init);
    fetched.mockRestore();
    const same = expect.objectContaining({ credentials: 'include', keepalive: true });
    expect(options).toEqual([same, same]);
  });

  it.each([401, 429, 500, 503])('waits where the campus says %i: nobody is signed out by that', async (status) => {
    campusThat(ours(status));
    expect(await postEvents(CAMPUS, [EVENT], { jwt: 'over' })).toBe('later');
    expect(requests).toHaveLength(1);
  });

  it.each([400, 413, 415])('is given up where the campus will never take it: %i', async (status) => {
    campusThat(ours(status));
    expect(await postEvents(CAMPUS, [EVENT], { jwt: 'a' })).toBe('refused');
  });

  it('waits without a network, and where somebody else answers', async () => {
    campusThat(() => HttpResponse.error());
    expect(await postEvents(CAMPUS, [EVENT], { jwt: 'a' })).toBe('later');
    campusThat(() => new Response('<p>Buy minutes</p>'));
    expect(await postEvents(CAMPUS, [EVENT], { jwt: 'a' })).toBe('later');
  });
});
