import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryFor } from '#cache/send.ts';
import { NO_PUSH_MESSAGES, type PushMessages } from '#campus/push/push-messages.ts';
import { pushOwnerOf } from '#campus/push/push-payload.ts';
import { markNotification } from '#features/notifications/mutations.ts';
import { followEntry } from '#features/notifications/wire.ts';
import { deviceDb } from '#offline/device-db.ts';
import { CACHES, PUSH_MESSAGES } from '#offline/names.ts';
import { entriesOf } from '#offline/outbox/outbox.ts';
import { fakeCaches } from '#tests/support/device/cache-storage.ts';
import { AMAL, begin } from '#tests/support/device/entries.ts';
import { openWire } from '#tests/support/network/wire.ts';
import { onNotificationClick, onPush, toNotification } from './push.ts';
import type { AppWindow } from './windows.ts';

const { server } = openWire();
const ID = '0b8f7a52-7f0f-4b38-9c0f-6f2f4e2a9d11';
const MESSAGES: PushMessages = {
  language: 'ar',
  direction: 'rtl',
  campus: 'Lantern',
  neutral: 'أخبار في حرمك',
  kinds: { APPOINTMENT_MOVED: 'نُقل موعد' },
};
const ofAmal = await pushOwnerOf(AMAL.organisation, AMAL.viewerId);
const ofOlena = await pushOwnerOf(AMAL.organisation, 'olena');
const payload = { id: ID, kind: 'APPOINTMENT_MOVED', owner: ofAmal };

describe('what is shown of a push', () => {
  const neutral = {
    title: MESSAGES.neutral,
    options: { lang: 'ar', dir: 'rtl', icon: '/icons/icon-192.png', tag: 'news' },
  };

  it('is the line of its kind, in the language of the device, once for each notification', () => {
    expect(toNotification(payload, ofAmal, MESSAGES)).toEqual({
      title: 'نُقل موعد',
      options: { ...neutral.options, body: 'Lantern', tag: ID, data: { id: ID, owner: ofAmal } },
    });
  });

  it('is still one of its own where a later release sends a kind that nobody here knows', () => {
    const { title, options } = toNotification({ ...payload, kind: 'OF_TOMORROW' }, ofAmal, MESSAGES);
    expect({ title, tag: options.tag }).toEqual({ title: MESSAGES.neutral, tag: ID });
  });

  it.each([
    ['somebody else is signed in', payload, ofOlena],
    ['nobody is signed in', payload, undefined],
    ['it cannot be read', undefined, ofAmal],
    ['it cannot be read, and nobody is signed in', undefined, undefined],
  ] as const)('is one neutral line and nothing of it where %s', (_, message, account) => {
    expect(toNotification(message, account, MESSAGES)).toEqual(neutral);
  });
});

describe('the worker', () => {
  const shown: { title: string; tag: string | undefined }[] = [];
  const log: unknown[] = [];
  let windows: AppWindow[] = [];
  const opened: string[] = [];
  const store = fakeCaches();

  const scope = {
    registration: {
      showNotification: async (title: string, { tag }: NotificationOptions) => void shown.push({ title, tag }),
    },
    clients: { matchAll: async () => windows, openWindow: async (path: string) => void opened.push(path) },
  };

  /** A page that answers, or not, when it is asked to go somewhere. */
  const aPage = (has: { visibilityState: 'visible' | 'hidden'; answers: boolean }): AppWindow => ({
    frameType: 'top-level',
    focused: false,
    visibilityState: has.visibilityState,
    focus: async () => log.push('focus'),
    navigate: async (path) => log.push(`navigate ${path}`),
    postMessage: (message, [port]) => {
      log.push(message);
      if (has.answers && port instanceof MessagePort) port.postMessage(true);
    },
  });
  const push = (message: unknown) => onPush({ json: () => message }, scope);
  const click = (data: unknown) => onNotificationClick({ data, close: () => log.push('close') }, scope);

  beforeEach(async () => {
    windows = [];
    for (const list of [shown, log, opened]) list.length = 0;
    vi.stubGlobal('caches', store);
    vi.stubGlobal('location', { origin: 'http://lantern.localhost' });
    server.use(http.post('http://lantern.localhost/graphql', () => HttpResponse.error()));
    const cache = await store.open(CACHES.pushMessages);
    await cache.put(PUSH_MESSAGES, Response.json(MESSAGES));
    await begin(deviceDb(), AMAL);
  });

  afterEach(async () => {
    vi.unstubAllGlobals();
    await Promise.all(deviceDb().tables.map((table) => table.clear()));
    await store.delete(CACHES.pushMessages);
  });

  it.each([true, false])(
    "sets the badge of the app's icon where the browser has it (setAppBadge: %s)",
    async (hasBadge) => {
      const setAppBadge = vi.fn(async () => {});
      vi.stubGlobal('navigator', hasBadge ? { setAppBadge } : {});
      await push(payload);
      expect(shown).toHaveLength(1);
      expect(setAppBadge).toHaveBeenCalledTimes(hasBadge ? 1 : 0);
    },
  );

  it('shows a push while no page is looked at, and leaves it to a page that is', async () => {
    windows = [aPage({ visibilityState: 'hidden', answers: true })];
    await push(payload);
    expect(shown).toEqual([{ title: 'نُقل موعد', tag: ID }]);
    windows = [aPage({ visibilityState: 'visible', answers: true })];
    await push(payload);
    expect(shown).toHaveLength(1);
  });

  it('always shows one of somebody else’s, since no page says it', async () => {
    windows = [aPage({ visibilityState: 'visible', answers: true })];
    await push({ ...payload, owner: ofOlena });
    await push('nothing of ours');
    expect(shown).toEqual([
      { title: MESSAGES.neutral, tag: 'news' },
      { title: MESSAGES.neutral, tag: 'news' },
    ]);
  });

  it('says it in English where no page ever left words', async () => {
    await store.delete(CACHES.pushMessages);
    await push(payload);
    expect(shown).toEqual([{ title: NO_PUSH_MESSAGES.neutral, tag: ID }]);
  });

  it('opens what was tapped and queues that it was followed, without a network', async () => {
    await click({ id: ID, owner: ofAmal });
    expect(opened).toEqual([`/notifications?open=${ID}`]);
    const [entry] = await entriesOf(deviceDb(), AMAL);
    const {
      id: _,
      queuedAt: __,
      ...bySend
    } = entryFor(markNotification, { notification: { id: ID }, mark: 'followed' }, AMAL);
    expect(entry).toMatchObject({ kind: bySend.kind, input: bySend.input, variables: bySend.variables });
    const { id: ___, queuedAt: ____, ...byWorker } = followEntry(ID, AMAL);
    expect(byWorker).toEqual(bySend);
  });

  it('lets a page that is open go there, and loads it anew only where it does not listen', async () => {
    windows = [aPage({ visibilityState: 'hidden', answers: true })];
    await click({ id: ID, owner: ofAmal });
    expect(log).toEqual(['close', 'focus', { type: 'OPEN_PAGE', path: `/notifications?open=${ID}` }]);
    log.length = 0;
    windows = [aPage({ visibilityState: 'hidden', answers: false })];
    await click({ id: ID, owner: ofAmal });
    expect(log.at(-1)).toBe(`navigate /notifications?open=${ID}`);
    expect(opened).toEqual([]);
  });

  it('marks nothing for a person who is not signed in any more', async () => {
    await click({ id: ID, owner: ofOlena });
    await click(undefined);
    expect(opened).toEqual([`/notifications?open=${ID}`, '/notifications']);
    expect(await entriesOf(deviceDb(), AMAL)).toEqual([]);
  });
});
