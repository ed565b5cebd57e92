import { afterEach, expect, it, vi } from 'vitest';
import { canSeal } from './seal.ts';

afterEach(() => vi.unstubAllGlobals());

it('unsent work can be sealed where the browser has WebCrypto', () => {
  expect(canSeal()).toBe(true);
});

it('it cannot where a page is not secure: crypto has no subtle there', () => {
  vi.stubGlobal('crypto', { getRandomValues: () => new Uint8Array() });
  expect(canSeal()).toBe(false);
});
