import { afterEach, describe, expect, it, vi } from 'vitest';
import { showBadge } from './app-badge.ts';

describe("the number on the app's icon", () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is set, and cleared with the last', async () => {
    const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
    vi.stubGlobal('navigator', badge);
    await showBadge(3);
    expect(badge.setAppBadge).toHaveBeenCalledWith(3);
    await showBadge(0);
    expect(badge.clearAppBadge).toHaveBeenCalledOnce();
  });

  it.each([
    ['has no setAppBadge', {}],
    ['denies it', { setAppBadge: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('is left out where the browser %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    await expect(showBadge(3)).resolves.toBeUndefined();
  });
});
