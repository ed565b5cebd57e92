import { describe, expect, it } from 'vitest';
import { isWorthReporting, scrolledPercent } from './scrolled.ts';

describe('how far down a page somebody is', () => {
  it.each([
    [{ top: 0, height: 3000, screen: 1000 }, 0],
    [{ top: 500, height: 3000, screen: 1000 }, 25],
    [{ top: 2000, height: 3000, screen: 1000 }, 100],
    // Browsers let a page be pulled past its ends.
    [{ top: 2080, height: 3000, screen: 1000 }, 100],
    [{ top: -40, height: 3000, screen: 1000 }, 0],
  ])('is counted in percent of the way: %o', (place, percent) => {
    expect(scrolledPercent(place)).toBe(percent);
  });

  it('is nothing where the page fits the screen', () => {
    expect(scrolledPercent({ top: 0, height: 700, screen: 740 })).toBeUndefined();
  });

  it('is counted when it changed by more than 25 percent, up or down', () => {
    expect([isWorthReporting(0, 25), isWorthReporting(0, 26)]).toEqual([false, true]);
    expect([isWorthReporting(80, 55), isWorthReporting(80, 54)]).toEqual([false, true]);
  });
});
