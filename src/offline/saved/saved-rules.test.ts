import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aFileCampus,
  aSavedDevice,
  FILES,
  type FileCampus,
  GERMAN,
  offer,
  PAGES,
  type SavedDevice,
  stateOf,
  TITLE,
} from '#tests/support/device/saved-device.ts';
import { openWire } from '#tests/support/network/wire.ts';
import { CampusError } from '#wire/campus-failure.ts';

const { server } = openWire();
let campus: FileCampus;
let device: SavedDevice;
beforeEach(async () => {
  campus = aFileCampus(server);
  offer(campus, 'german', FILES, PAGES);
  device = await aSavedDevice(campus);
});

describe('a save that cannot begin', () => {
  it('says why, and leaves nothing behind', async () => {
    device.network.now = 'none';
    const manifest = vi.spyOn(device.parts, 'manifest');
    manifest.mockRejectedValueOnce(new CampusError({ kind: 'offline' }));
    expect(await device.saved.save(GERMAN, TITLE)).toBe('offline');
    manifest.mockRejectedValueOnce(new CampusError({ kind: 'unreachable', status: 503 }));
    expect(await device.saved.save(GERMAN, TITLE)).toBe('server');
    manifest.mockRejectedValueOnce(new CampusError({ kind: 'unreachable', status: 200 }));
    expect(await device.saved.save(GERMAN, TITLE)).toBe('offline');
    manifest.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    expect(await device.saved.save(GERMAN, TITLE)).toBe('no-space');
    manifest.mockRejectedValueOnce(new CampusError({ kind: 'missing', what: 'course' }));
    expect(await device.saved.save(GERMAN, TITLE)).toBe('trouble');
    expect(stateOf(device)).toEqual({ is: 'not-saved' });
    manifest.mockRestore();
    device.network.now = 'free';
    expect(await device.saved.save(GERMAN, TITLE)).toBeUndefined();
    expect(stateOf(device).is).toBe('saved');
  });
});

describe('another language', () => {
  it('breaks nothing: its texts wait for a connection, come by themselves, and only they', async () => {
    await device.saved.save(GERMAN, TITLE);
    device.parts.language = 'de';
    device.network.now = 'none';
    await device.reload();
    await device.saved.start();
    expect(stateOf(device)).toMatchObject({ is: 'paused', because: 'language' });
    campus.sent.requests = [];
    device.network.now = 'free';
    await device.saved.wake();
    expect(stateOf(device).is).toBe('saved');
    expect(campus.sent.requests.sort()).toEqual(['one', 'two']);
  });
});

describe('the learner’s rules', () => {
  it('keep a download off the mobile network until there is another one', async () => {
    await device.saved.setSettings({ wifiOnly: true });
    device.network.now = 'metered';
    await device.saved.save(GERMAN, TITLE);
    expect(stateOf(device)).toMatchObject({ is: 'paused', because: 'wifi-only', done: 0 });
    device.network.now = 'free';
    await device.saved.wake();
    expect(stateOf(device).is).toBe('saved');
  });

  it('let nothing come by itself where the browser does not tell the network, and what was tapped for', async () => {
    device.network.now = 'unknown';
    expect(await device.saved.keepsMedia()).toBe(true);
    await device.saved.setSettings({ wifiOnly: true });
    expect(await device.saved.keepsMedia()).toBe(false);
    await device.saved.save(GERMAN, TITLE);
    expect(stateOf(device).is).toBe('saved');
  });

  it('are all kept, also two that are chosen at once, and hold after a page that died in between', async () => {
    const setCap = vi.spyOn(device.parts.meter, 'setCap');
    setCap.mockRejectedValueOnce(new Error('the page is gone'));
    const cap = device.saved.setSettings({ monthlyCap: 1000 }).catch(() => {});
    await Promise.all([
      cap,
      device.saved.setSettings({ wifiOnly: true }),
      device.saved.setSettings({ currency: 'EUR' }),
    ]);
    await device.reload();
    expect(device.saved.read().settings).toMatchObject({ monthlyCap: 1000, wifiOnly: true, currency: 'EUR' });
    setCap.mockClear();
    await device.saved.start();
    expect(setCap).toHaveBeenCalledWith(1000);
  });

  it('let pictures of enrolled courses come by themselves only by choice, network and the month’s bytes', async () => {
    const keeps = () => device.saved.keepsMedia();
    expect(await keeps()).toBe(true);
    device.network.now = 'saving-data';
    expect(await keeps()).toBe(false);
    device.network.now = 'metered';
    expect(await keeps()).toBe(true);
    await device.saved.setSettings({ wifiOnly: true });
    expect(await keeps()).toBe(false);
    device.network.now = 'free';
    await device.saved.setSettings({ monthlyCap: 100 });
    expect(await keeps()).toBe(true);
    device.meter.received = 100;
    expect(await keeps()).toBe(false);
    await device.saved.setSettings({ monthlyCap: undefined, media: false });
    expect(await keeps()).toBe(false);
  });

  it('of the browser, to save data, hold for what nobody tapped', async () => {
    await device.saved.save(GERMAN, TITLE);
    await device.parts.files.delete('/media/b.svg');
    device.network.now = 'saving-data';
    await device.reload();
    await device.saved.start();
    expect(stateOf(device).is).toBe('damaged');
    await device.saved.resume(GERMAN);
    expect(stateOf(device).is).toBe('saved');
  });

  it('stop the next byte once the month’s are used up', async () => {
    await device.saved.setSettings({ monthlyCap: 900 });
    await device.saved.save(GERMAN, TITLE);
    expect(stateOf(device)).toMatchObject({ is: 'paused', because: 'cap' });
    expect(device.meter.received).toBeLessThanOrEqual(900);
  });
});

describe('a file that was looked at before', () => {
  const lookedAt = async (cache: string, file: string) => (await caches.open(cache)).match(`/media/${file}`);

  beforeEach(async () => {
    offer(campus, 'german', { ...FILES, 'said.vtt': 'WEBVTT' }, PAGES);
    await (await caches.open('images')).put('/media/a.svg', new Response(FILES['a.svg']));
    await (await caches.open('subtitles')).put('/media/said.vtt', new Response('WEBVTT'));
  });

  it('is not paid for again, and is on the device once', async () => {
    await device.saved.save(GERMAN, TITLE);
    expect(campus.sent.requests).not.toContain('/media/a.svg');
    expect(campus.sent.requests).not.toContain('/media/said.vtt');
    expect(device.meter.received).toBe(FILES['b.svg'].length + FILES['film.mp4'].length);
    expect(await lookedAt('images', 'a.svg')).toBeUndefined();
    expect(await lookedAt('subtitles', 'said.vtt')).toBeUndefined();
    expect(await device.parts.files.get('/media/a.svg')).toBeDefined();
  });

  it('is given back when the unit goes, since its course opens offline unsaved; a film or what a disk changed is not', async () => {
    await device.saved.save(GERMAN, TITLE);
    await device.parts.files.put('/media/b.svg', new Response('x'));
    await device.saved.remove(GERMAN);
    expect(await (await lookedAt('images', 'a.svg'))?.text()).toBe(FILES['a.svg']);
    expect(await (await lookedAt('subtitles', 'said.vtt'))?.text()).toBe('WEBVTT');
    expect(await lookedAt('images', 'b.svg')).toBeUndefined();
    expect(await lookedAt('images', 'film.mp4')).toBeUndefined();
  });
});

it('a file that is sent compressed counts as what came over the wire', async () => {
  campus.compresses = true;
  await device.saved.save(GERMAN, TITLE);
  expect(stateOf(device).is).toBe('saved');
  expect(device.meter.received).toBeLessThan(FILES['a.svg'].length);
  // Its page is counted by whoever asks for it.
  expect(device.meter.received + 20).toBe(campus.sent.bytes);
});
