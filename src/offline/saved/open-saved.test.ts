import { beforeEach, describe, expect, it } from 'vitest';
import {
  aFileCampus,
  aSavedDevice,
  FILES,
  type FileCampus,
  GERMAN,
  offer,
  PAGES,
  type SavedDevice,
  sha,
  stateOf,
  TITLE,
} from '#tests/support/device/saved-device.ts';
import { openWire } from '#tests/support/network/wire.ts';
import type { UnitRef } from './saved-units.ts';

const RIGHTS: UnitRef = { kind: 'COURSE', id: 'rights' };

const { server } = openWire();
let campus: FileCampus;
let device: SavedDevice;
beforeEach(async () => {
  campus = aFileCampus(server);
  offer(campus, 'german', FILES, PAGES);
  device = await aSavedDevice(campus);
});

const SIZE = 500 + 300 + 2000 + 2 * 10;
const urlsHere = async () => (await device.parts.files.urls()).sort();

/** Changes a file's bytes, as a broken disk would, or takes it away. */
const harm = async (name: string, text: string | undefined) => {
  const url = `/media/${name}`;
  if (text === undefined) await device.parts.files.delete(url);
  else await device.parts.files.put(url, new Response(text));
};

describe('a unit that is saved', () => {
  it('says what it costs before, and asks the browser to keep it', async () => {
    expect(await device.saved.look(GERMAN)).toMatchObject({ size: SIZE, toFetch: SIZE });
    expect(campus.sent.bytes).toBe(0);
    await device.saved.save(GERMAN, TITLE);
    expect(stateOf(device)).toEqual({ is: 'saved', size: SIZE, savedAt: 1_000_000 });
    expect(campus.sent.bytes).toBe(SIZE);
    expect(device.storage.asked).toBe(1);
    expect(device.saved.read().usage).toMatchObject({ persisted: true, stored: { files: 2800, texts: 20 } });
    expect(await (await device.parts.files.get('/media/a.svg'))?.text()).toBe(FILES['a.svg']);
  });

  it('shows its progress, which never goes back', async () => {
    const seen: number[] = [];
    device.saved.subscribe(() => {
      const state = stateOf(device);
      if (state.is === 'saving') seen.push(state.done);
    });
    await device.saved.save(GERMAN, TITLE);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it('fetches nothing again that is already here', async () => {
    await device.saved.save(GERMAN, TITLE);
    campus.sent.requests = [];
    offer(campus, 'rights', { 'a.svg': FILES['a.svg'], 'c.svg': 'c' });
    await device.saved.save(RIGHTS, { title: 'Rights' });
    expect(campus.sent.requests).toEqual(['/media/c.svg']);
  });

  it('is still there after a restart', async () => {
    await device.saved.save(GERMAN, TITLE);
    device.network.now = 'none';
    await device.reload();
    expect(stateOf(device).is).toBe('saved');
    expect(await device.saved.look(GERMAN)).toMatchObject({ size: SIZE, toFetch: 0 });
  });

  it('takes with it, when it is removed, only what nothing else needs', async () => {
    await device.saved.save(GERMAN, TITLE);
    offer(campus, 'rights', { 'a.svg': FILES['a.svg'], 'c.svg': 'c' });
    await device.saved.save(RIGHTS, { title: 'Rights' });
    await device.saved.remove(GERMAN);
    expect(stateOf(device)).toEqual({ is: 'not-saved' });
    expect(stateOf(device, RIGHTS).is).toBe('saved');
    expect(await urlsHere()).toEqual(['/media/a.svg', '/media/c.svg']);
    expect(device.pages.size).toBe(0);
  });
});

describe('a download that is interrupted', () => {
  const LARGEST = 2000;

  it.each(Array.from({ length: 20 }, (_, n) => Math.floor(((n + 0.5) * SIZE) / 20)))(
    'after %i bytes goes on where it stood and costs at most one file more',
    async (point) => {
      campus.breakAfter = point;
      await device.saved.save(GERMAN, TITLE);
      if (campus.breakAfter === undefined) expect(stateOf(device)).toMatchObject({ is: 'paused', because: 'offline' });
      await device.reload();
      await device.saved.start();
      expect(stateOf(device).is).toBe('saved');
      expect(campus.sent.bytes).toBeLessThanOrEqual(SIZE + LARGEST);
    },
  );

  it('by the page’s death goes on at the next start', async () => {
    const saving = device.saved.save(GERMAN, TITLE);
    const stop = device.saved.subscribe(() => {
      const state = stateOf(device);
      if (state.is === 'saving' && state.done >= 500) device.saved.close();
    });
    await saving;
    stop();
    expect(campus.sent.bytes).toBeLessThan(SIZE);
    await device.reload();
    expect(stateOf(device).is).toBe('saving');
    await device.saved.start();
    expect(stateOf(device).is).toBe('saved');
    expect(campus.sent.bytes).toBeLessThanOrEqual(SIZE + LARGEST);
  });

  it('by the learner stands still until they say so, also after a restart', async () => {
    const stop = device.saved.subscribe(() => {
      const state = stateOf(device);
      if (state.is === 'saving' && state.done >= 300) void device.saved.pause(GERMAN);
    });
    await device.saved.save(GERMAN, TITLE);
    stop();
    expect(stateOf(device)).toMatchObject({ is: 'paused', because: 'learner' });
    await device.reload();
    await device.saved.start();
    expect(stateOf(device)).toMatchObject({ is: 'paused', because: 'learner' });
    await device.saved.resume(GERMAN);
    expect(stateOf(device).is).toBe('saved');
  });

  it('by its removal leaves nothing behind', async () => {
    let removing: Promise<void> | undefined;
    device.saved.subscribe(() => {
      const state = stateOf(device);
      if (state.is === 'saving' && state.done >= 300) removing ??= device.saved.remove(GERMAN);
    });
    await device.saved.save(GERMAN, TITLE);
    await removing;
    expect(stateOf(device)).toEqual({ is: 'not-saved' });
    expect(await urlsHere()).toEqual([]);
  });
});

describe('the tick', () => {
  beforeEach(() => device.saved.save(GERMAN, TITLE));

  it('goes when a file is gone, and a repair fetches just that one', async () => {
    await harm('b.svg', undefined);
    device.network.now = 'none';
    await device.reload();
    expect(stateOf(device)).toEqual({ is: 'damaged', size: SIZE, toFetch: 300 });
    device.network.now = 'free';
    campus.sent.requests = [];
    await device.saved.resume(GERMAN);
    expect(stateOf(device).is).toBe('saved');
    expect(campus.sent.requests).toEqual(['/media/b.svg']);
  });

  it('goes when one byte is another, though the size is the same', async () => {
    await harm('b.svg', `${'b'.repeat(299)}x`);
    device.network.now = 'none';
    await device.saved.check();
    expect(stateOf(device)).toMatchObject({ is: 'damaged', toFetch: 300 });
  });

  it('goes when a page is gone', async () => {
    device.pages.delete('two');
    device.network.now = 'none';
    await device.saved.check();
    expect(stateOf(device)).toMatchObject({ is: 'damaged', toFetch: 10 });
  });

  it('comes back by the self-check, where there is a network', async () => {
    await harm('b.svg', 'short');
    device.pages.delete('one');
    await device.reload();
    campus.sent.requests = [];
    await device.saved.start();
    expect(stateOf(device).is).toBe('saved');
    expect(campus.sent.requests.sort()).toEqual(['/media/b.svg', 'one']);
  });

  it('is never given to bytes that are not what was promised', async () => {
    const manifest = offer(campus, 'rights', { 'c.svg': 'right' });
    campus.files.set('/media/c.svg', 'wrong');
    await device.saved.save(RIGHTS, { title: 'Rights' });
    expect(stateOf(device, RIGHTS)).toMatchObject({ is: 'paused', because: 'damaged', done: 0 });
    expect(await urlsHere()).not.toContain('/media/c.svg');
    expect(manifest.files[0]?.hash).toBe(sha('right'));
  });
});

describe('an update', () => {
  beforeEach(async () => {
    await device.saved.save(GERMAN, TITLE);
    campus.sent.requests = [];
  });
  const renew = () => offer(campus, 'german', { 'a.svg': FILES['a.svg'], 'b2.svg': 'new' }, { ...PAGES, two: 'Bye' });

  it('is shown, and fetches only what changed when the learner wants it; what is old goes afterwards', async () => {
    await device.saved.setSettings({ autoUpdate: false });
    renew();
    await device.saved.start();
    expect(stateOf(device)).toMatchObject({ is: 'update-ready', toFetch: 13 });
    expect(campus.sent.requests).toEqual([]);
    await device.saved.update(GERMAN);
    expect(stateOf(device).is).toBe('saved');
    expect(campus.sent.requests.sort()).toEqual(['/media/b2.svg', 'two']);
    expect(await urlsHere()).toEqual(['/media/a.svg', '/media/b2.svg']);
  });

  it('comes by itself where that is wanted', async () => {
    renew();
    await device.saved.start();
    expect(stateOf(device)).toMatchObject({ is: 'saved', size: 523 });
  });
});

describe('a device without space', () => {
  it('refuses before it fails', async () => {
    device.storage.usage = 999_000;
    await device.saved.save(GERMAN, TITLE);
    expect(stateOf(device)).toEqual({ is: 'no-space', size: SIZE, free: 1000 });
    expect(campus.sent.requests).toEqual([]);
  });

  it.each(Object.keys(FILES))(
    'that fails at %s has no tick and loses nothing, and goes on when there is space',
    async (name) => {
      device.full.when = (url) => url.endsWith(name);
      await device.saved.save(GERMAN, TITLE);
      expect(stateOf(device).is).toBe('no-space');
      expect(await urlsHere()).not.toContain(`/media/${name}`);
      device.full.when = () => false;
      await device.saved.resume(GERMAN);
      expect(stateOf(device).is).toBe('saved');
    },
  );

  it('first gives up pictures that nobody asked to keep', async () => {
    const images = await caches.open('images');
    await images.put('/media/looked-at.svg', new Response('x'));
    let asked = 0;
    device.full.when = (url) => url.endsWith('film.mp4') && asked++ === 0;
    await device.saved.save(GERMAN, TITLE);
    expect(stateOf(device).is).toBe('saved');
    expect(await caches.keys()).not.toContain('images');
  });
});

describe('two pages of one device', () => {
  it('that save the same unit fetch it once', async () => {
    const other = await device.another();
    await Promise.all([device.saved.save(GERMAN, TITLE), other.save(GERMAN, TITLE)]);
    expect(stateOf(device).is).toBe('saved');
    expect(other.read().units[0]?.state.is).toBe('saved');
    expect(campus.sent.bytes).toBe(SIZE);
  });
});
