import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage } from './storage.ts';

const ask = async () => ({
  estimate: await deviceStorage.estimate(),
  persist: await deviceStorage.persist(),
  persisted: await deviceStorage.persisted(),
});
const NOTHING = { estimate: undefined, persist: false, persisted: false };

describe('what a browser knows of its storage', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is what it says', async () => {
    const storage = {
      estimate: async () => ({ usage: 1, quota: 2 }),
      persist: async () => true,
      persisted: async () => true,
    };
    vi.stubGlobal('navigator', { storage });
    expect(await ask()).toEqual({ estimate: { usage: 1, quota: 2 }, persist: true, persisted: true });
  });

  it.each([
    ['no storage', {}],
    ['neither estimate, persist nor persisted', { storage: {} }],
  ])('is nothing where it has %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await ask()).toEqual(NOTHING);
  });

  it('is no estimate where half of it is missing', async () => {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 1 }) } });
    expect(await deviceStorage.estimate()).toBeUndefined();
  });
});
