import { afterEach, describe, expect, it, vi } from 'vitest';
import { whyNotLoaded } from './loaded-page.ts';

type Page = { defaultView: { performance: { getEntriesByType: () => readonly object[] } } };

const frameOf = (page: Page | null) => {
  const frame = Object.create(null);
  frame.contentDocument = page;
  return frame;
};
const answered = (...visits: object[]) => frameOf({ defaultView: { performance: { getEntriesByType: () => visits } } });

describe('a frame of a package', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['that was refused shows nothing', { responseStatus: 404 }, 'not-loaded'],
    ['that was answered shows it', { responseStatus: 200 }, undefined],
    ['is believed where the browser has no responseStatus', {}, undefined],
  ])('%s', (_, visit, why) => {
    expect(whyNotLoaded(answered(visit))).toBe(why);
  });

  it.each([
    [true, 'not-loaded'],
    [false, 'offline'],
  ])('that is no page of the package (online: %s)', (onLine, why) => {
    vi.stubGlobal('navigator', { onLine });
    expect(whyNotLoaded(frameOf(null))).toBe(why);
  });
});
