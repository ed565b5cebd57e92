import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUSH_SUBSCRIBE_WAIT, PUSH_UNSUBSCRIBE_WAIT } from '#campus/push/push-limits.ts';
import { pushBrowser } from './push.ts';

const KEY = 'BPj-_0bq9w';
const never = () => new Promise<never>(() => {});

/** A subscription as a browser hands it out. */
function aSubscription(endpoint: string) {
  return {
    options: { applicationServerKey: Uint8Array.from(Buffer.from(KEY, 'base64url')).buffer },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'BA', auth: 'cw' } }),
    unsubscribe: vi.fn(async () => true),
  };
}

describe('pushes of a browser', () => {
  const held = aSubscription('https://push.example/old');
  const pushManager = {
    getSubscription: vi.fn(async (): Promise<typeof held | null> => held),
    subscribe: vi.fn(async () => aSubscription('https://push.example/new')),
  };
  const registration = { pushManager };

  beforeEach(() => {
    vi.stubGlobal('navigator', {
      serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.restoreAllMocks();
    held.unsubscribe.mockClear();
  });

  it('are held for the key of a campus', async () => {
    expect(await pushBrowser.held()).toMatchObject({ service: { endpoint: 'https://push.example/old' }, key: KEY });
  });

  it('are got anew with another endpoint, since a browser does not change the key of one', async () => {
    const { endpoint } = await pushBrowser.subscribe('another');
    expect(endpoint).toBe('https://push.example/new');
    expect(held.unsubscribe).toHaveBeenCalledOnce();
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'another' });
  });

  it('are not waited for where the push service says nothing at all', async () => {
    vi.useFakeTimers();
    vi.spyOn(pushManager, 'subscribe').mockImplementation(never);
    const asked = expect(pushBrowser.subscribe(KEY)).rejects.toThrow('does not answer');
    await vi.advanceTimersByTimeAsync(PUSH_SUBSCRIBE_WAIT);
    await asked;
  });

  it('hold up no logout', async () => {
    vi.useFakeTimers();
    held.unsubscribe.mockImplementationOnce(never);
    const left = pushBrowser.unsubscribe();
    await vi.advanceTimersByTimeAsync(PUSH_UNSUBSCRIBE_WAIT);
    await expect(left).resolves.toBeUndefined();
  });

  it.each([
    ['serviceWorker', {}, { PushManager: 1, Notification: 1 }],
    ['PushManager', { serviceWorker: {} }, { Notification: 1 }],
    ['Notification', { serviceWorker: {} }, { PushManager: 1 }],
  ])('cannot be asked for where the browser has no %s', (_, navigator, globals) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('navigator', { ...navigator, userAgent: 'Firefox', maxTouchPoints: 0 });
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    expect(pushBrowser.support()).toBe('none');
  });

  it('are none where there is no worker', async () => {
    vi.stubGlobal('navigator', {});
    expect(await pushBrowser.held()).toBeUndefined();
    await expect(pushBrowser.unsubscribe()).resolves.toBeUndefined();
  });
});
