import Dexie from 'dexie';
import { CACHES } from '#offline/names.ts';
import type { UnitRef } from '#offline/saved/saved-units.ts';
import type { Random } from '#tests/sim/world/random.ts';
import type { SimDevice } from './device.ts';
import { type Scene, within } from './scene.ts';
import type { Tab } from './tab.ts';

const UNITS: Readonly<Record<string, readonly UnitRef[]>> = {
  1: [
    { kind: 'MODULE', id: 'german-for-your-first-weeks' },
    { kind: 'COURSE', id: 'hello-my-name-is' },
    { kind: 'COURSE', id: 'hello-my-name-is', moduleId: 'german-for-your-first-weeks' },
    { kind: 'COURSE', id: 'numbers-time-money' },
    { kind: 'COURSE', id: 'gone-since-last-year' },
  ],
  12: [{ kind: 'COURSE', id: 'maths-at-work' }],
};

const unitOf = (random: Random, { account }: Tab): UnitRef | undefined => random.any(UNITS[account.organisation] ?? []);

/** Not waited for: a download takes its time, and other things happen meanwhile. */
export function save({ random, trace }: Scene, _: SimDevice, tab: Tab | undefined): void {
  const unit = tab && unitOf(random, tab);
  if (tab === undefined || unit === undefined) return;
  trace(`${tab.place.name} saves ${unit.id}`);
  tab.doing(() => tab.saved.save(unit, { title: unit.id })).catch(() => {});
}

const ACTS = {
  look: 2,
  pause: 2,
  resume: 3,
  update: 1,
  updateAll: 1,
  remove: 1,
  opened: 1,
  cap: 1,
  uncap: 2,
  wifiOnly: 1,
  anyNetwork: 2,
  autoRemove: 1,
};

/** Something that a learner does about what is saved. */
export function tend({ random, trace }: Scene, _: SimDevice, tab: Tab | undefined): void {
  const unit = tab && unitOf(random, tab);
  if (tab === undefined || unit === undefined) return;
  const { saved } = tab;
  const name = random.weighted(ACTS);
  trace(`${tab.place.name} ${name} ${unit.id}`);
  const acts: Record<keyof typeof ACTS, () => Promise<unknown>> = {
    look: () => saved.look(unit),
    pause: () => saved.pause(unit),
    resume: () => saved.resume(unit),
    update: () => saved.update(unit),
    updateAll: saved.updateAll,
    remove: () => saved.remove(unit),
    opened: () => saved.opened(unit),
    cap: () => saved.setSettings({ monthlyCap: random.below(20_000) }),
    uncap: () => saved.setSettings({ monthlyCap: undefined }),
    wifiOnly: () => saved.setSettings({ wifiOnly: true }),
    anyNetwork: () => saved.setSettings({ wifiOnly: false }),
    autoRemove: () => saved.setSettings({ autoRemove: true }),
  };
  tab.doing(acts[name]).catch(() => {});
}

/** The worker keeps a picture that was looked at, and notes when. */
export async function browse(scene: Scene, device: SimDevice, tab: Tab | undefined): Promise<void> {
  const unit = tab && unitOf(scene.random, tab);
  if (tab === undefined || unit === undefined) return;
  const looking = tab.doing(async () => {
    const { files } = await tab.savedUnits.manifest(unit);
    const file = scene.random.any(files);
    const answer = file && (await fetch(file.url));
    if (file === undefined || !answer?.ok) return;
    await (await device.browser.caches.open(CACHES.images)).put(file.url, answer);
    const expiry = new Dexie('workbox-expiration');
    expiry.version(1).stores({ 'cache-entries': 'id' });
    const id = `${device.browser.name} ${file.url}`;
    await expiry.table('cache-entries').put({ id, cacheName: CACHES.images, timestamp: Date.now() });
    expiry.close();
  });
  await within(scene, looking);
}

/** A file goes, or one byte of it changes with its size unchanged. */
export async function harm({ random, trace }: Scene, { browser }: SimDevice): Promise<void> {
  const names = (await browser.caches.keys()).filter((name) => name.startsWith('saved-'));
  const name = random.any(names);
  const cache = name === undefined ? undefined : await browser.caches.open(name);
  const request = cache && random.any(await cache.keys());
  if (cache === undefined || request === undefined) return;
  const isGone = random.chance(0.5);
  trace(`${browser.name}: ${new URL(request.url).pathname} ${isGone ? 'is gone' : 'is another'}`);
  const file = await cache.match(request.url);
  if (isGone || file === undefined) return void (await cache.delete(request.url));
  const bytes = new Uint8Array(await file.arrayBuffer());
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  await cache.put(request.url, new Response(bytes, { headers: file.headers }));
}

/** Space, the kind of network, and what the person wants of it. */
export function changeDevice({ random, trace }: Scene, { browser }: SimDevice): void {
  browser.isFull = random.chance(0.25);
  browser.connection = { type: random.pick(['wifi', 'wifi', 'cellular']), saveData: random.chance(0.2) };
  trace(`${browser.name} is ${browser.isFull ? 'full' : 'not full'}, ${JSON.stringify(browser.connection)}`);
}

/** Reads everything again, and holds the ticks to it: what has one opens, to the last byte. */
export async function check(scene: Scene, device: SimDevice, tab: Tab | undefined): Promise<void> {
  if (tab === undefined) return;
  let isChecked = false;
  const checking = tab.doing(tab.saved.check).then(() => {
    isChecked = true;
  });
  await within(scene, checking);
  if (isChecked && tab.place.alive) await within(scene, holdTicks(scene, device, tab));
}

async function holdTicks({ oracle }: Scene, device: SimDevice, tab: Tab): Promise<void> {
  const isTicked = (key: string): boolean =>
    tab.saved.read().units.some((unit) => unit.key === key && unit.state.is === 'saved');
  for (const row of await tab.doing(tab.savedUnits.rows)) {
    if (!isTicked(row.key)) continue;
    const opens = await tab.doing(() => tab.savedUnits.opens(row));
    if (!opens && isTicked(row.key) && tab.place.alive)
      oracle.breach('tick', `${device.name} says that ${row.key} is on the device, and it does not open whole`);
  }
}

/** The network is good and the learner wants it: everything that was to be saved is. */
export async function saveAll(scene: Scene, device: SimDevice, tab: Tab): Promise<void> {
  const rows = (await within(scene, tab.doing(tab.savedUnits.rows))) ?? [];
  if (rows.length === 0) return;
  device.browser.isFull = false;
  device.browser.connection = { type: 'wifi', saveData: false };
  await within(
    scene,
    tab.doing(() => tab.saved.setSettings({ monthlyCap: undefined, wifiOnly: false })),
  );
  for (const { unit } of tab.saved.read().units)
    await within(
      scene,
      tab.doing(() => tab.saved.resume(unit)),
    );
  await check(scene, device, tab);
  for (const { key, state } of tab.place.alive ? tab.saved.read().units : [])
    if (state.is !== 'saved') scene.oracle.breach('I7', `${device.name} cannot save ${key}: ${JSON.stringify(state)}`);
}
