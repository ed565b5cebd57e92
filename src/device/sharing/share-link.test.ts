import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const LINK = { title: 'First papers', path: '/list/first-papers' };
const copied: string[] = [];
const clipboard = { writeText: async (text: string) => void copied.push(text) };

describe('handing over an address', () => {
  beforeEach(() => {
    copied.splice(0);
    vi.stubGlobal('location', { origin: 'https://lantern.example' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('opens the sheet of the device', async () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', { share, clipboard });
    expect(await shareLink(LINK)).toBeUndefined();
    expect(share).toHaveBeenCalledWith({ title: LINK.title, url: 'https://lantern.example/list/first-papers' });
    expect(copied).toEqual([]);
  });

  it('copies it where the browser has no share', async () => {
    vi.stubGlobal('navigator', { clipboard });
    expect(await shareLink(LINK)).toBe(true);
    expect(copied).toEqual(['https://lantern.example/list/first-papers']);
  });

  it.each([
    ['copies it where sharing breaks', 'NotAllowedError', true],
    ['copies nothing when the person closes the sheet', 'AbortError', undefined],
  ])('%s', async (_, name, answer) => {
    const share = () => Promise.reject(new DOMException('no', name));
    vi.stubGlobal('navigator', { share, clipboard });
    expect(await shareLink(LINK)).toBe(answer);
  });
});
