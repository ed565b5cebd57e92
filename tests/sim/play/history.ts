import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { enter, leave } from '#tests/sim/world/globals.ts';
import { createLoop } from '#tests/sim/world/loop.ts';
import { seededRandom } from '#tests/sim/world/random.ts';
import type { SimCampus } from './campus.ts';
import { changeWeather, happen, hearsIn, learnsIn, weightsOf } from './commands.ts';
import { createDevice } from './device.ts';
import { finish } from './finish.ts';
import { reportsUnshown } from './forgotten.ts';
import { createNetwork } from './network.ts';
import { bringNews } from './news.ts';
import { type Breach, createOracle } from './oracle.ts';
import { outsideOf, type Scene } from './scene.ts';
import { watchSessions } from './sessions.ts';

export type Verdict = { seed: number; breaches: Breach[]; ops: number; steps: number; trace: string[] };

const START = Date.UTC(2027, 0, 11, 8);
const SECOND = 1000;

/** Lets a history happen that `seed` alone decides, and says what was broken in it. */
export async function runHistory(campus: SimCampus, seed: number): Promise<Verdict> {
  const random = seededRandom(seed);
  const loop = createLoop(START, random.fork());
  const lines: string[] = [];
  const scene = await setUp({
    campus,
    random,
    loop,
    lines,
    name: `h${seed}`,
    weights: weightsOf(seed),
    learns: learnsIn(seed),
  });
  const stopNews = hearsIn(seed) ? bringNews({ ...scene, random: random.fork() }) : () => {};
  for (const device of scene.devices) await happen(scene, device, 'login');
  const length = 12 + random.below(30);
  for (let at = 0; at < length; at += 1) {
    const device = random.any(scene.devices);
    if (device !== undefined) await happen(scene, device);
    for (let turn = random.below(40); turn > 0; turn -= 1) if (!(await loop.step(loop.now()))) break;
  }
  await finish(scene);
  stopNews();
  // What Dexie still has to tell its live queries is sent: its module lives on in the next history.
  await loop.pass(SECOND);
  for (const device of scene.devices) device.dispose();
  forgetListeners();
  leave();
  const { breaches, ops } = scene.oracle;
  return { seed, breaches, ops: ops.length, steps: loop.steps(), trace: lines };
}

type Setting = Pick<Scene, 'campus' | 'random' | 'loop' | 'weights' | 'learns'> & { lines: string[]; name: string };

/** Two people and a third of another organisation, and three devices that nobody has used. */
async function setUp({ campus, random, loop, lines, name, weights, learns }: Setting): Promise<Scene> {
  const trace = (line: string): void => {
    lines.push(`${((loop.now() - START) / SECOND).toFixed(3).padStart(12)}  ${line}`);
  };
  campus.clock.now = loop.now;
  campus.spare();
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  const people = [
    await campus.aPerson(`${name}-ada`, '1'),
    await campus.aPerson(`${name}-bo`, '1'),
    await campus.aPerson(`${name}-cem`, '12'),
  ];
  enter({ loop, random: random.fork() });
  const oracle = createOracle(trace);
  const sessions = watchSessions(loop.now, oracle);
  const network = createNetwork({
    loop,
    random: random.fork(),
    campus,
    people,
    trace,
    onDone: (request, done) => {
      oracle.answered(request, done);
      sessions.answered(request, done.response);
    },
  });
  const outside = outsideOf(loop);
  const onUnshown = reportsUnshown(oracle);
  const devices = ['phone', 'tablet', 'library'].map((device) =>
    createDevice({
      name: device,
      history: name,
      network,
      campus,
      sessions,
      outside,
      steady: loop.now,
      learns,
      onUnshown,
    }),
  );
  changeWeather({ network, random });
  return { random, loop, campus, network, oracle, people, devices, trace, weights, learns };
}

/** Of Dexie itself, for all its databases: those were there before the first page. */
const events = Dexie.on.storagemutated;
const own = new Set(listeners());

/** Live queries of pages that were killed are gone with their page; here they would listen on, in every history after. */
function forgetListeners(): void {
  for (const each of listeners()) if (!own.has(each)) events.unsubscribe(each);
}

function listeners(): ((parts: unknown) => unknown)[] {
  const all: unknown = Reflect.get(events, 'subscribers');
  if (!Array.isArray(all)) throw new Error('Dexie keeps its listeners in another way.');
  return [...all];
}
