import { afterEach, describe, expect, it, vi } from 'vitest';
import { someLocks } from '#tests/support/device/locks.ts';
import { alone } from './alone.ts';

describe.each([true, false])('work that one page does at a time (locks: %s)', (hasLocks) => {
  afterEach(() => vi.unstubAllGlobals());

  it('is done, and answers', async () => {
    vi.stubGlobal('navigator', hasLocks ? { locks: someLocks() } : {});
    expect(await alone('saving', async () => 'done')).toBe('done');
  });
});
