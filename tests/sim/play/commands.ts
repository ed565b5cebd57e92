import { freeze, thaw } from '#tests/sim/world/place.ts';
import type { Person } from './campus.ts';
import type { SimDevice } from './device.ts';
import { EVERYDAY_KINDS, SIM_KINDS, type Sight } from './kinds.ts';
import { LEARNING_KINDS } from './learning-kinds.ts';
import { FAIR, HOSTILE } from './network.ts';
import { browse, changeDevice, check, harm, save, tend } from './saving.ts';
import { outsideOf, type Scene, within } from './scene.ts';
import type { Tab } from './tab.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EVERYDAY = Object.values(EVERYDAY_KINDS);
/** Who learns does mostly that. */
const OF_LEARNERS = [...Object.values(SIM_KINDS), ...Object.values(LEARNING_KINDS)];

type Do = (scene: Scene, device: SimDevice, tab: Tab | undefined) => Promise<void> | void;

/** What may happen next on one device, and how often it does. */
const COMMANDS = {
  tap: { weight: 60, run: tap },
  look: { weight: 12, run: (scene, device, tab) => tab && look(scene, device, tab, tab.look) },
  refresh: { weight: 5, run: (scene, device, tab) => tab && look(scene, device, tab, tab.refresh) },
  glance: { weight: 5, run: glance },
  tick: { weight: 18, run: pass([10, 200, SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE]) },
  wait: { weight: 2, run: pass([3 * MINUTE, 8 * MINUTE, 16 * MINUTE]) },
  sleep: { weight: 2, run: ({ loop, random }) => loop.sleep(random.pick([HOUR, 5 * HOUR, 3 * DAY, 30 * DAY])) },
  cut: { weight: 4, run: ({ network }, { name }) => void network.offline.add(name) },
  join: { weight: 6, run: join },
  openTab: { weight: 7, run: open },
  killTab: { weight: 4, run: (_, device, tab) => tab && device.killTab(tab) },
  backgroundSync: { weight: 5, run: (_, device) => void device.backgroundSync() },
  killWorker: { weight: 2, run: (_, device) => device.killWorker() },
  freeze: { weight: 2, run: (_, __, tab) => tab && freeze(tab.place) },
  thaw: { weight: 3, run: (_, __, tab) => tab && thaw(tab.place) },
  login: { weight: 4, run: login },
  logout: { weight: 2.5, run: logout },
  save: { weight: 3, run: save },
  tend: { weight: 4, run: tend },
  check: { weight: 1, run: check },
  browse: { weight: 1, run: browse },
  harm: { weight: 1, run: harm },
  device: { weight: 1.5, run: changeDevice },
  renew: { weight: 3, run: (scene, _, tab) => tab && within(scene, tab.renew()).then(() => {}) },
  weather: { weight: 3, run: changeWeather },
  clock: { weight: 2.5, run: ({ random }, { browser }) => changeClock(browser, random.pick([0, -DAY, DAY, -HOUR])) },
  deleteList: { weight: 1, run: deleteList },
  restart: {
    weight: 0.05,
    run: async (scene) => void (await within(scene, outsideOf(scene.loop)(scene.campus.restart))),
  },
} as const satisfies Readonly<Record<string, { weight: number; run: Do }>>;

const NAMES = Object.keys(COMMANDS);
const WEIGHTS = Object.fromEntries(Object.entries(COMMANDS).map(([name, { weight }]) => [name, weight]));
/** Some histories do much of one thing: what is rare everywhere is then met often somewhere. */
const MANNERS: readonly Readonly<Record<string, number>>[] = [
  { ...WEIGHTS, tap: 90, clock: 30, cut: 12, sleep: 0 },
  { ...WEIGHTS, glance: 50, look: 30, openTab: 30, killTab: 20, save: 0, tend: 0 },
];
/** Of eight histories the last two are of a manner. */
const EIGHT = 8;

/** How often each thing happens in a history. */
export function weightsOf(seed: number): Readonly<Record<string, number>> {
  if (learnsIn(seed)) return { ...WEIGHTS, tap: 200, look: 30 };
  return MANNERS[(seed % EIGHT) - (EIGHT - MANNERS.length)] ?? WEIGHTS;
}

/** In the last of sixteen: the seeds of mutants and of past failures lie among the others, which stay as they were. */
export function learnsIn(seed: number): boolean {
  return seed % (2 * EIGHT) === 2 * EIGHT - 1;
}

/** In the first of eight, for the same reason: pages hear what the campus says by itself. */
export function hearsIn(seed: number): boolean {
  return seed % EIGHT === 0;
}

const QUIET = new Set(['tap', 'look', 'tick']);
const RUNS: ReadonlyMap<string, Do> = new Map(Object.entries(COMMANDS).map(([name, { run }]) => [name, run]));

/** Lets one thing happen on one device. */
export async function happen(scene: Scene, device: SimDevice, named?: (typeof NAMES)[number]): Promise<void> {
  const { random, trace } = scene;
  const name = named ?? random.weighted(scene.weights);
  if (!QUIET.has(name)) trace(`-- ${name} ${device.name}`);
  await RUNS.get(name)?.(scene, device, random.any(device.tabs()));
}

function pass(times: readonly [number, ...number[]]): Do {
  return ({ loop, random }) => loop.pass(random.pick(times));
}

function join({ network }: Scene, device: SimDevice): void {
  if (!network.offline.delete(device.name)) return;
  for (const tab of device.tabs()) {
    tab.reached();
    tab.sender.sendAfterReconnect();
  }
}

async function open(scene: Scene, device: SimDevice): Promise<void> {
  await within(scene, device.open({ isWatched: scene.random.chance(0.6), rests: scene.random.chance(0.3) }));
}

/** Weather and distance, for everybody. */
export function changeWeather({ network, random }: Pick<Scene, 'network' | 'random'>): void {
  network.weather = random.chance(0.75) ? HOSTILE : FAIR;
  network.slow = random.pick([300, 3000, 12_000]);
}

function changeClock(browser: SimDevice['browser'], skew: number): void {
  browser.skew = skew;
}

/** What a person wrote on boards and in projects and sees on this device. */
function writtenBy(
  ops: Scene['oracle']['ops'],
  person: Person,
  device: string,
): Pick<Sight, 'messages' | 'comments' | 'made'> {
  const mine = ops.filter((op) => op.person === person && !op.isDiscarded);
  const deleted = new Set(mine.filter(({ tap: { takesBack } }) => takesBack).map((op) => op.tap.subject));
  const made = (kind: string) =>
    mine
      .filter((op) => op.tap.kind === kind && !deleted.has(op.tap.subject))
      .filter((op) => op.effects > 0 || (op.device === device && op.savedAt !== undefined))
      .map(({ tap: { subject, parents } }) => ({ id: idIn(subject), messageId: idIn(parents[0] ?? '') }));
  const idsOf = (kind: string) => made(kind).map(({ id }) => id);
  return { messages: idsOf('message.create'), comments: made('comment.create'), made: idsOf('ugc.create') };
}

/** Of a subject like `message:7`. */
function idIn(subject: string): string {
  return subject.slice(subject.indexOf(':') + 1);
}

/** Not waited for: other things happen while it is on its way to the disk. */
function tap({ random, loop, oracle, trace, people, learns }: Scene, device: SimDevice, tab: Tab | undefined): void {
  const person = people.find(({ id }) => id === tab?.account.viewerId);
  const make = random.any(learns ? OF_LEARNERS : EVERYDAY);
  if (tab === undefined || person === undefined || make === undefined) return;
  const lists = oracle.ops
    .filter((op) => op.person === person && op.tap.kind === 'list.create' && !op.isDiscarded)
    .filter((op) => op.effects > 0 || (op.device === device.name && op.savedAt !== undefined))
    .map((op) => op.tap.subject.slice('list:'.length));
  const written = writtenBy(oracle.ops, person, device.name);
  const now = Math.floor(loop.now());
  const request = make(random, {
    person: person.id,
    organisation: person.organisation,
    lists,
    ...written,
    now,
  });
  if (request === undefined) return;
  const op = oracle.called(request, person, device.name);
  const saving = tab.tap(request, (id) => {
    oracle.named(op, id);
    trace(`${tab.place.name} taps ${request.words} (${id.slice(-4)})`);
  });
  const saved = (): void => {
    op.savedAt = oracle.moment();
    trace(`saved ${op.id?.slice(-4)}`);
  };
  saving.then(saved, () => {});
}

async function look(scene: Scene, device: SimDevice, tab: Tab, how: Tab['look']): Promise<void> {
  const { oracle, people } = scene;
  const person = people.find(({ id }) => id === tab.account.viewerId);
  if (person === undefined || tab.place.heldBack !== undefined) return;
  const from = oracle.moment();
  const reading = async (): Promise<void> => {
    const state = await how();
    const needy = (await device.entriesOf(tab.account)).filter((entry) => entry.state === 'needs-you');
    const parked = new Set(needy.map(({ id }) => id));
    if (tab.place.alive) oracle.saw({ person, device: device.name, from, parked }, state);
  };
  await within(scene, reading());
}

/** Not waited for: an answer that is late meets what was done meanwhile. */
function glance(_: Scene, __: SimDevice, tab: Tab | undefined): void {
  tab?.refresh().catch(() => {});
}

async function login(scene: Scene, device: SimDevice): Promise<void> {
  const { network, random, people } = scene;
  const person = random.any(people);
  if (device.user() !== undefined || person === undefined || network.offline.has(device.name)) return;
  await within(scene, device.login(person));
  await open(scene, device);
}

async function logout(scene: Scene, device: SimDevice): Promise<void> {
  const { random, oracle } = scene;
  const person = device.user();
  if (person === undefined) return;
  const unsent = random.chance(0.3) ? 'discard' : 'lock';
  // What is on its way to the disk just now may be caught by it or not: the learner said that it may go.
  const before = oracle.moment();
  await within(scene, device.logout(unsent));
  if (unsent === 'discard') oracle.letGo(person, device.name, before);
}

async function deleteList(scene: Scene): Promise<void> {
  const { random, people, loop, campus, trace, oracle } = scene;
  const person = random.any(people);
  const id = person && random.any([...oracle.modelOf(person).lists.keys()]);
  if (person === undefined || id === undefined) return;
  const work = async (): Promise<void> => {
    if (!oracle.modelOf(person).lists.has(id)) return;
    await campus.deleteList(person, id);
    oracle.deleted(person, id);
    trace(`list ${id.slice(-4)} was deleted elsewhere`);
  };
  await within(scene, outsideOf(loop)(work));
}
