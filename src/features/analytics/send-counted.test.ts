import { http } from 'msw';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BANNER_COOKIES, writeAnalyticsChoice } from '#campus/analytics/consent-choice.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { deviceDb } from '#offline/device-db.ts';
import { allowCounting, count, forgetCounted, NOBODY } from '#offline/events.ts';
import { aStorage } from '#tests/support/device/page-storage.ts';
import { openWire, UNTIL_ANSWERED } from '#tests/support/network/wire.ts';
import { sendCounted } from './send-counted.ts';

const YES = `${BANNER_COOKIES.analytics}=${writeAnalyticsChoice({ analytics: true, at: new Date() })}`;
const FAILED = 'An error occurred while talking to the analytics API.';

const { server } = openWire();

const sentSchema = v.object({ events: v.array(v.object({ payload: v.object({ name: v.string() }) })) });
type Report = { by: string | null; number: string | null; names: string[] };

describe('what was counted', () => {
  let cookie: string;
  let online: boolean;
  let changed: () => void;
  let reports: Report[];
  let status: number;
  let onReport: () => void;
  let sender: ReturnType<typeof sendCounted>;
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});

  beforeEach(async () => {
    cookie = YES;
    online = true;
    reports = [];
    status = 200;
    onReport = () => {};
    logged.mockClear();
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    Object.defineProperty(page, 'cookie', { get: () => cookie });
    vi.stubGlobal('document', page);
    vi.stubGlobal('location', { origin: 'https://lantern.example' });
    vi.stubGlobal('localStorage', aStorage());
    const campus = http.post('https://lantern.example/event', async ({ request }) => {
      const { events } = v.parse(sentSchema, await request.json());
      reports.push({
        by: request.headers.get('authorization'),
        number: request.headers.get('x-fingerprint'),
        names: events.map((event) => event.payload.name),
      });
      onReport();
      return new Response('{}', { status, headers: { [HEADERS.campus]: '1' } });
    });
    server.use(campus);
    await forgetCounted(deviceDb());
    await allowCounting(deviceDb(), new Date(Date.now() + 60_000));
    sender = sendCounted({
      read: () => online,
      subscribe: (listener) => {
        changed = listener;
        return () => {};
      },
    });
  });
  afterEach(() => {
    sender.stop();
    vi.unstubAllGlobals();
  });

  const press = (name: string, person = NOBODY) =>
    count(deviceDb(), { type: 'BUTTON_INTERACTION', payload: { name } }, { person, now: new Date() });
  const left = () => deviceDb().events.count();
  const names = () => reports.flatMap((each) => each.names);

  it('waits for the network, and goes when it is back', async () => {
    online = false;
    await press('first');
    sender.send();
    online = true;
    changed();
    await vi.waitFor(async () => expect(await left()).toBe(0), UNTIL_ANSWERED);
    expect(names()).toEqual(['first']);
    expect(reports[0]?.number).toMatch(/^[\da-f-]{36}$/);
    expect(logged).not.toHaveBeenCalled();
  });

  it('goes as whoever it was counted of: by the person’s token, by the device’s number, and never as somebody else', async () => {
    signIn('amal');
    await press('as-visitor');
    await press('as-amal', 'amal');
    await press('as-olena', 'olena');
    sender.send();
    await vi.waitFor(() => expect(reports).toHaveLength(2), UNTIL_ANSWERED);
    expect(reports[0]).toEqual({ by: `Bearer ${tokenOf('amal')}`, number: null, names: ['as-amal'] });
    expect(reports[1]).toEqual({ by: null, number: expect.any(String), names: ['as-visitor'] });
    await vi.waitFor(async () => expect(await left()).toBe(1), UNTIL_ANSWERED);
  });

  it('stays, with a line in the log, where the campus does not take it now', async () => {
    signIn('amal');
    await press('as-amal', 'amal');
    status = 401;
    sender.send();
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(FAILED), UNTIL_ANSWERED);
    expect(await left()).toBe(1);
    expect(localStorage.getItem('JWT')).toBe(tokenOf('amal'));

    status = 200;
    await vi.waitFor(async () => {
      sender.send();
      expect(await left()).toBe(0);
    }, UNTIL_ANSWERED);
  });

  it('is given up where the campus never takes it, with a line in the log', async () => {
    await press('first');
    status = 400;
    sender.send();
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(FAILED), UNTIL_ANSWERED);
    expect(await left()).toBe(0);
  });

  it('is gone, and not sent, where the cookie says no any more', async () => {
    await press('first');
    cookie = '';
    sender.send();
    await vi.waitFor(async () => expect(await left()).toBe(0), UNTIL_ANSWERED);
    expect(reports).toEqual([]);
    await press('later');
    expect(await left()).toBe(0);
  });

  it('stops between two requests when the yes is taken back just then', async () => {
    for (let n = 0; n < 60; n += 1) await press(`n${n}`);
    onReport = () => {
      cookie = '';
    };
    sender.send();
    await vi.waitFor(async () => expect(await left()).toBe(0), UNTIL_ANSWERED);
    expect(reports).toHaveLength(1);
    expect(names()).toHaveLength(50);
  });

  it('goes when the page is left', async () => {
    await press('first');
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(names()).toEqual(['first']), UNTIL_ANSWERED);
  });
});

function tokenOf(person: string): string {
  return `x.${btoa(JSON.stringify({ sub: person, iat: 1, exp: 2 }))}.x`;
}

function signIn(person: string): void {
  localStorage.setItem('JWT', tokenOf(person));
  localStorage.setItem('refreshToken', 'refresh');
}
