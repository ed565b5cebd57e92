import { beforeEach, describe, expect, it } from 'vitest';
import {
  aFileCampus,
  aSavedDevice,
  type FileCampus,
  GERMAN,
  offer,
  offerPackage,
  PAGES,
  type SavedDevice,
  stateOf,
  TITLE,
} from '#tests/support/device/saved-device.ts';
import { openWire } from '#tests/support/network/wire.ts';
import type { UnitRef } from './saved-units.ts';

const LETTERS = 'a'.repeat(32);
const MATHS = 'b'.repeat(32);
const MATHS_UNIT: UnitRef = { kind: 'COURSE', id: 'maths' };
const PAGE = `/packages/${LETTERS}/files/a%20b.html`;

const { server } = openWire();
let campus: FileCampus;
let device: SavedDevice;
beforeEach(async () => {
  campus = aFileCampus(server);
  offer(campus, 'german', { 'cover.svg': 'cover' }, PAGES);
  offerPackage(campus, 'german', LETTERS);
  device = await aSavedDevice(campus);
});

const textOf = async (path: string, packageId = LETTERS) =>
  (await device.saved.packageFile(packageId, path))?.body.text();

describe('a package of a unit that is saved', () => {
  beforeEach(() => device.saved.save(GERMAN, TITLE));

  it('is there with its index, its player and a host that starts without a network', async () => {
    expect(stateOf(device).is).toBe('saved');
    expect(device.hosts.ready).toEqual(new Set([LETTERS]));
    expect(await device.saved.isKept(LETTERS)).toBe(true);
    expect(await textOf(PAGE)).toBe('<script>parent.secret</script>');
    expect(await textOf(`/packages/${LETTERS}/index.json`)).toContain(LETTERS);
    expect(await textOf('/player/player-1.js')).toBe('player-1');
    // Last of all: from then on the host asks for this player.
    expect(campus.sent.requests.at(-1)).toBe(`host:${LETTERS}`);
  });

  it('gives its files by every way in which a browser writes their address, and nothing else', async () => {
    expect(await textOf(`/packages/${LETTERS}/files/a b.html`)).toBe('<script>parent.secret</script>');
    for (const path of ['/media/cover.svg', `/packages/${MATHS}/index.json`, `${PAGE}/../../x`, '/player/%E0%A4%A'])
      expect(await textOf(path), path).toBeUndefined();
    expect(await textOf(PAGE, MATHS)).toBeUndefined();
    for (const up of ['..', '%2e%2e', '.%2E'])
      expect(await textOf(`/player/${up}${PAGE}`, MATHS), `another package’s by ${up}`).toBeUndefined();
  });

  it('says as what each file was sent', async () => {
    expect(await device.saved.packageFile(LETTERS, PAGE)).toMatchObject({ type: 'image/svg+xml' });
  });

  it('lies where nothing on the app’s own host is ever answered from', async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('saved-'));
    const kept = await (await caches.open(name)).keys();
    const foreign = kept.map(({ url }) => new URL(url)).filter(({ pathname }) => !pathname.startsWith('/media/'));
    expect(foreign.length).toBe(3);
    expect(new Set(foreign.map(({ origin }) => origin))).toEqual(new Set(['https://package.invalid']));
  });

  it('loses its tick with one file, starts no more as kept, and gets just that file again', async () => {
    await device.parts.files.delete(PAGE);
    device.network.now = 'none';
    await device.reload();
    expect(stateOf(device)).toMatchObject({ is: 'damaged' });
    expect(await device.saved.isKept(LETTERS)).toBe(false);
    device.network.now = 'free';
    campus.sent.requests = [];
    await device.saved.resume(GERMAN);
    expect(stateOf(device).is).toBe('saved');
    expect(campus.sent.requests).toEqual([PAGE]);
  });

  it('starts as kept although a picture of its unit is gone', async () => {
    await device.parts.files.delete('/media/cover.svg');
    device.network.now = 'none';
    await device.reload();
    expect(stateOf(device).is).toBe('damaged');
    expect(await device.saved.isKept(LETTERS)).toBe(true);
  });

  it('leaves nothing when it is removed, but what another one needs of the player', async () => {
    offerPackage(campus, 'maths', MATHS);
    await device.saved.save(MATHS_UNIT, { title: 'Maths' });
    await device.saved.remove(GERMAN);
    expect(await device.saved.isKept(LETTERS)).toBe(false);
    expect(await device.saved.isKept(MATHS)).toBe(true);
    expect(await textOf('/player/player-1.js')).toBe('player-1');
    await device.saved.remove(MATHS_UNIT);
    expect(await device.parts.files.urls()).toEqual([]);
    expect(await device.parts.db.savedFiles.count()).toBe(0);
  });
});

describe('the host of a package', () => {
  it('that cannot be made ready leaves the unit without a tick, until it can', async () => {
    device.hosts.broken = true;
    await device.saved.save(GERMAN, TITLE);
    expect(stateOf(device)).toMatchObject({ is: 'paused', because: 'server' });
    expect(await device.saved.isKept(LETTERS)).toBe(false);
    device.hosts.broken = false;
    campus.sent.requests = [];
    await device.saved.wake();
    expect(stateOf(device).is).toBe('saved');
    expect(campus.sent.requests).toEqual([`host:${LETTERS}`]);
  });

  it('that forgot everything takes the tick away at the next look, and is made ready where there is a network', async () => {
    await device.saved.save(GERMAN, TITLE);
    device.hosts.ready.clear();
    device.network.now = 'none';
    await device.saved.check();
    expect(stateOf(device)).toMatchObject({ is: 'damaged', toFetch: 0 });
    device.network.now = 'free';
    await device.saved.check();
    expect(stateOf(device).is).toBe('saved');
    expect(device.hosts.ready).toEqual(new Set([LETTERS]));
  });

  it('is not asked to be ready anew at a start where it is, nor is its row lost', async () => {
    await device.saved.save(GERMAN, TITLE);
    campus.sent.requests = [];
    await device.reload();
    await device.saved.start();
    expect(stateOf(device).is).toBe('saved');
    expect(campus.sent.requests).toEqual([]);
  });

  it('is made ready anew after the files of another player came, and the old ones go last', async () => {
    await device.saved.save(GERMAN, TITLE);
    offer(campus, 'german', { 'cover.svg': 'cover' }, PAGES);
    offerPackage(campus, 'german', LETTERS, 'player-2');
    campus.sent.requests = [];
    await device.saved.start();
    expect(stateOf(device).is).toBe('saved');
    expect(campus.sent.requests).toEqual(['/player/player-2.js', `host:${LETTERS}`]);
    expect(await textOf('/player/player-1.js')).toBeUndefined();
  });

  it('keeps its unit as it was while another player cannot be had', async () => {
    await device.saved.save(GERMAN, TITLE);
    await device.saved.setSettings({ autoUpdate: false });
    offer(campus, 'german', { 'cover.svg': 'cover' }, PAGES);
    offerPackage(campus, 'german', LETTERS, 'player-2');
    await device.saved.start();
    expect(stateOf(device)).toMatchObject({ is: 'update-ready' });
    expect(await device.saved.isKept(LETTERS)).toBe(true);
    expect(await textOf('/player/player-1.js')).toBe('player-1');
  });
});

describe('a device without space for a package', () => {
  it('has no tick and says so, and goes on with just what is missing', async () => {
    device.full.when = (url) => url.endsWith('a%20b.html');
    await device.saved.save(GERMAN, TITLE);
    expect(stateOf(device).is).toBe('no-space');
    expect(await device.saved.isKept(LETTERS)).toBe(false);
    device.full.when = () => false;
    await device.saved.resume(GERMAN);
    expect(stateOf(device).is).toBe('saved');
  });
});
