import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_LOAD_TIMEOUT } from '#campus/limits.ts';
import { ChunkLoadError, loadChunk, loadMoreMessagesWith, withMoreMessages } from './load-chunk.ts';

describe('a part of the app', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is given as it is, and no clock runs on', async () => {
    expect(await loadChunk(async () => 'the part')).toBe('the part');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that never comes ends after the two minutes of the specification, and not before', async () => {
    const loading = loadChunk(() => new Promise(() => {})).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toMatchObject({ name: 'ChunkLoadError', cause: 'timeout' });
  });

  it.each([
    'Failed to fetch dynamically imported module: https://campus/assets/a.js',
    'error loading dynamically imported module: https://campus/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('that is not there is said to be missing: %s', async (message) => {
    const failed = loadChunk(() => Promise.reject(new TypeError(message)));
    await expect(failed).rejects.toMatchObject({ name: 'ChunkLoadError', cause: 'missing' });
    await expect(failed).rejects.toBeInstanceOf(ChunkLoadError);
  });

  it('that came and threw keeps its own error', async () => {
    const own = new RangeError('of the part itself');
    await expect(loadChunk(() => Promise.reject(own))).rejects.toBe(own);
  });
});

describe('a part that says more than a learner’s first catalogue has', () => {
  afterEach(() => loadMoreMessagesWith(async () => {}));

  it('is given once its words are here', async () => {
    let here = (): void => {};
    loadMoreMessagesWith(() => new Promise<void>((resolve) => (here = resolve)));
    const order: string[] = [];
    const part = withMoreMessages(async () => void order.push('loaded')).then(() => order.push('given'));
    await vi.waitFor(() => expect(order).toEqual(['loaded']));
    here();
    await part;
    expect(order).toEqual(['loaded', 'given']);
  });

  it('is missing where they cannot be had, and can be asked for again', async () => {
    loadMoreMessagesWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(withMoreMessages(async () => 'the part')).rejects.toMatchObject({
      name: 'ChunkLoadError',
      cause: 'missing',
    });
    loadMoreMessagesWith(async () => {});
    expect(await withMoreMessages(async () => 'the part')).toBe('the part');
  });
});
