import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aStorage } from '#tests/support/device/page-storage.ts';
import { cameFrom, noteSection } from './came-from.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', aStorage()));
afterEach(() => vi.unstubAllGlobals());

it('leads back to the section that was looked at last, and to explore where none was (ROUTE-16)', () => {
  expect(cameFrom()).toBe('explore');
  for (const [path, section] of [
    ['/start', 'home'],
    ['/category/language', 'explore'],
    ['/list/1', 'bookmarks'],
    ['/content-provider/lantern', 'providers'],
    ['/surveys', 'surveys'],
  ] as const) {
    noteSection(path);
    noteSection('/course/greetings');
    noteSection('/toString');
    expect(cameFrom(), path).toBe(section);
  }
});

it('is not misled by what somebody else wrote there', () => {
  sessionStorage.setItem('cameFrom', '__proto__');
  expect(cameFrom()).toBe('explore');
});
