import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of the suite a window of its own, in which a package finds its API, and hushes what scorm-again logs. */
export function inAWindowEach(): void {
  beforeEach(() => {
    vi.stubGlobal('window', {});
    vi.spyOn(console, 'info').mockReturnValue();
    vi.spyOn(console, 'log').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
