import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '#tests/support/device/cache-storage.ts';
import { compiledScripts, noteRun } from './compiled-code.ts';

const HOUR = 60 * 60 * 1000;
const CHROMIUM = { userAgent: 'Chrome/150', userAgentData: {} };

let notes: Cache;
const ran = (scripts: string[], now: number) => noteRun(notes, scripts, now);
const compiled = async () => [...(await compiledScripts(notes))];

beforeEach(async () => {
  vi.stubGlobal('caches', fakeCaches());
  notes = await caches.open('compiled-code');
  vi.stubGlobal('navigator', CHROMIUM);
});
afterEach(() => vi.unstubAllGlobals());

describe('compiled code', () => {
  it('is there once a script has run twice within three days', async () => {
    await ran(['/assets/base.js', '/assets/home.js'], 0);
    expect(await compiled()).toEqual([]);
    await ran(['/assets/base.js', '/assets/lesson.js'], 71 * HOUR);
    expect(await compiled()).toEqual(['/assets/base.js']);
    await ran(['/assets/home.js'], 73 * HOUR);
    expect(await compiled()).toEqual(['/assets/base.js']);
    await ran(['/assets/home.js'], 74 * HOUR);
    expect((await compiled()).sort()).toEqual(['/assets/base.js', '/assets/home.js']);
  });

  it('stays as long as the script is run now and then', async () => {
    await ran(['/assets/base.js'], 0);
    await ran(['/assets/base.js'], HOUR);
    await ran(['/assets/base.js'], 20 * 24 * HOUR);
    expect(await compiled()).toEqual(['/assets/base.js']);
    await ran(['/assets/other.js'], 60 * 24 * HOUR);
    expect(await compiled()).toEqual([]);
  });

  it('is of one version of the browser, and of those browsers only that keep any', async () => {
    await ran(['/assets/base.js'], 0);
    await ran(['/assets/base.js'], HOUR);
    vi.stubGlobal('navigator', { userAgent: CHROMIUM.userAgent });
    expect(await compiled()).toEqual([]);
    vi.stubGlobal('navigator', { ...CHROMIUM, userAgent: 'Chrome/151' });
    expect(await compiled()).toEqual([]);
  });

  it('is not known where the note of it is broken', async () => {
    await notes.put('/compiled-code.json', new Response('{"files":'));
    expect(await compiled()).toEqual([]);
    await ran(['/assets/base.js'], 0);
    await ran(['/assets/base.js'], HOUR);
    expect(await compiled()).toEqual(['/assets/base.js']);
  });
});
