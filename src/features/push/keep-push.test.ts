import { beforeEach, describe, expect, it } from 'vitest';
import type { PushPermission } from '#campus/push/push-state.ts';
import type { PushService } from '#campus/push/push-subscription.ts';
import type { PushBrowser } from '#device/push/push.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { aPushService, type PushService as Service } from '#tests/support/push/push-service.ts';
import { keepPushTrue, type PushParts, turnPushOff, turnPushOn } from './keep-push.ts';

const AMAL = '1-amal';

/** A browser over a push service of the test. */
function aBrowser(service: Service) {
  const state: {
    permission: PushPermission;
    answer: PushPermission;
    held: { service: PushService; key: string } | undefined;
    gives: boolean;
  } = {
    permission: 'default',
    answer: 'granted',
    held: undefined,
    gives: true,
  };
  const browser: PushBrowser = {
    support: () => 'full',
    name: () => undefined,
    permission: () => state.permission,
    ask: async () => {
      state.permission = state.answer;
      return state.permission;
    },
    held: async () => state.held,
    subscribe: async (key) => {
      state.held = undefined;
      if (!state.gives) throw new DOMException('push service error', 'AbortError');
      const { endpoint, p256dh, auth } = service.subscribe();
      state.held = { service: { endpoint, p256dh, auth, expirationTime: null }, key };
      return state.held.service;
    },
    unsubscribe: async () => {
      state.held = undefined;
    },
  };
  return { state, browser };
}

/** Whose choice this device remembers. */
function aPreference() {
  let wanted: string | undefined;
  return {
    isOf: (viewerId: string) => wanted === viewerId,
    set: (viewerId: string) => {
      wanted = viewerId;
    },
    drop: () => {
      wanted = undefined;
    },
  };
}

describe('pushes on a device', () => {
  let campus: TestCampus;
  let device: TestDevice;
  let on: ReturnType<typeof aBrowser>;
  let parts: PushParts;

  beforeEach(async () => {
    const service = await aPushService();
    campus = await aCampus({ pushAgent: service.agent });
    device = await aDevice(campus, 'amal');
    on = aBrowser(service);
    parts = { wire: device.wire, browser: on.browser, preference: aPreference(), viewerId: AMAL };
    return async () => {
      await campus.close();
      await service.close();
    };
  });

  /** Endpoints that the campus sends to. */
  const known = async (): Promise<string[]> => {
    const rows = await campus.test.store.read.selectFrom('push_device').select('endpoint').execute();
    return rows.map(({ endpoint }) => endpoint);
  };
  const held = (): string | undefined => on.state.held?.service.endpoint;
  const isOn = (): boolean => parts.preference.isOf(AMAL);

  it('are on when browser and campus both have them, and off again', async () => {
    await turnPushOn(parts);
    expect(isOn()).toBe(true);
    expect(await known()).toEqual([held()]);
    expect(await keepPushTrue(parts)).toBe('as-it-was');
    await turnPushOff(parts);
    expect({ isOn: isOn(), held: held(), known: await known() }).toEqual({ isOn: false, held: undefined, known: [] });
  });

  it('stay off where the browser says no', async () => {
    on.state.answer = 'denied';
    await turnPushOn(parts);
    expect({ isOn: isOn(), held: held() }).toEqual({ isOn: false, held: undefined });
  });

  it('leave nothing behind where the campus cannot be reached', async () => {
    const { send } = device.wire;
    const wire = {
      send: async (call: Parameters<typeof send>[0]) => {
        device.network.cut = call.document.includes('CreatePushDevice');
        return send(call);
      },
    };
    await expect(turnPushOn({ ...parts, wire })).rejects.toThrow('offline');
    expect({ isOn: isOn(), held: held() }).toEqual({ isOn: false, held: undefined });
  });

  it('are switched off without a network; the push service tells the campus later', async () => {
    await turnPushOn(parts);
    device.network.cut = true;
    await turnPushOff(parts);
    expect({ isOn: isOn(), held: held() }).toEqual({ isOn: false, held: undefined });
  });

  const gone = async (): Promise<void> => {
    await campus.test.store.transaction((trx) => trx.deleteFrom('push_device').execute());
  };
  const lost = (): void => {
    on.state.held = undefined;
  };
  const ofAnotherKey = (): void => {
    if (on.state.held !== undefined) on.state.held = { ...on.state.held, key: 'another' };
  };
  it.each([
    ['the campus learned that the endpoint is gone', gone],
    ['the browser has lost it', lost],
    ['the campus has another key', ofAnotherKey],
  ])('are renewed without a question where %s', async (_, happens) => {
    await turnPushOn(parts);
    const before = held();
    await happens();
    on.state.answer = 'denied';
    expect(await keepPushTrue(parts)).toBe('renewed');
    expect(held()).not.toBe(before);
    expect(await known()).toContain(held());
    expect(isOn()).toBe(true);
    expect(await keepPushTrue(parts)).toBe('as-it-was');
  });

  it.each([
    ['the push service gives nothing more', () => Object.assign(on.state, { held: undefined, gives: false })],
    ['the permission was taken away', () => Object.assign(on.state, { permission: 'denied' })],
  ])('turn off by themselves where %s', async (_, happens) => {
    await turnPushOn(parts);
    happens();
    expect(await keepPushTrue(parts)).toBe('stopped');
    expect(isOn()).toBe(false);
    expect(await keepPushTrue(parts)).toBe('as-it-was');
  });

  it('are left as they are where the campus cannot be asked', async () => {
    await turnPushOn(parts);
    device.network.cut = true;
    await expect(keepPushTrue(parts)).rejects.toThrow('offline');
    expect(isOn()).toBe(true);
  });

  it('of the person before are dropped at the next one’s start', async () => {
    await turnPushOn(parts);
    expect(await keepPushTrue({ ...parts, viewerId: '1-olena' })).toBe('as-it-was');
    expect(held()).toBeUndefined();
  });
});
