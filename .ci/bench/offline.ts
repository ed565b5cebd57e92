import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import * as v from 'valibot';
import { DRAIN_PARALLEL } from '#campus/limits.ts';
import { findChromium } from '#tools/test/find-chromium.ts';
import { longestTask } from './offline/longest-task.ts';
import { type OnDevice, onDevice } from './offline/on-device.ts';
import { serveBench } from './offline/serve-bench.ts';
import { measureTaps } from './offline/taps.ts';

/**
 * `npm run bench:offline -- [--only start,tasks,taps,restore,save,drain,search]`: what the device itself costs, each figure beside the floor of the same browser in the same run:
 * the bare database or network without any code of ours. Prints; milliseconds of a shared machine prove nothing.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: 'start,tasks,taps,restore,save,drain,search' } },
});
const wanted = values.only.split(',');
const AIM = 2;
const BLOCK_AIM = 50;
const SLOW_DOWN = 4;
const QUERIES = 500;
const ENTRIES = 300;
const SAVES = 40;
const LESSONS = 200;
const LESSON = '/program/your-phone-can-do-more/unit/an-email-that-gets-answered/lesson/an-email-that-gets-answered-3';

/** Milliseconds for what the page was made of, out of the worker again. */
const FETCH_AGAIN = `(async () => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const kept = files.filter((file) => /\\/(assets|locales)\\//.test(file));
  const began = performance.now();
  await Promise.all(kept.map(async (file) => (await fetch(file)).arrayBuffer()));
  return performance.now() - began;
})()`;

const pair = v.object({ ours: v.number(), floor: v.number() });
const recorded = v.array(v.object({ stores: v.array(v.object({ rows: v.array(v.looseObject({})) })) }));

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
process.stdout.write(`${'milliseconds'.padEnd(34)}    ours   floor   ratio    aim\n`);
if (['start', 'tasks', 'taps'].some((part) => wanted.includes(part))) await measureApp(browser);
await measureCore(browser);
await browser.close();

/** A lesson as release 0.1.0 kept it: as long as lessons are. */
function aLesson(): unknown {
  const file = join(import.meta.dirname, '../../tests/releases/0.1.0.json');
  const rows = v
    .parse(recorded, JSON.parse(readFileSync(file, 'utf8')))
    .flatMap(({ stores }) => stores.flatMap((store) => store.rows));
  const lesson = rows.find(({ key }) => Array.isArray(key) && key[0] === 'lessons');
  if (lesson === undefined) throw new Error('The release has no lesson.');
  return lesson.data;
}

async function measureCore(on: Browser): Promise<void> {
  const bench = await serveBench();
  const page = await on.newPage();
  await page.goto(bench.origin);
  await page.waitForFunction('globalThis.bench !== undefined');
  const works = [
    {
      part: 'restore',
      name: `restore of ${QUERIES} cached queries`,
      call: `bench.restore(${QUERIES}, ${JSON.stringify(aLesson())})`,
      aim: AIM,
    },
    { part: 'save', name: 'tap to "saved"', call: `bench.save(${SAVES})`, aim: AIM },
    {
      part: 'search',
      name: `first search in ${LESSONS} lessons`,
      call: `bench.search(${LESSONS}, ${JSON.stringify(aLesson())})`,
      alone: `bench.search(${LESSONS}, ${JSON.stringify(aLesson())}, false)`,
    },
    { part: 'drain', name: `drain of ${ENTRIES} entries`, call: `bench.drainAll(${ENTRIES}, ${DRAIN_PARALLEL})` },
  ];
  for (const { name, call, aim } of works.filter(({ part }) => wanted.includes(part))) {
    await page.evaluate(call);
    const found = v.parse(pair, await page.evaluate(call));
    print(name, found, aimed(found, aim));
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  process.stdout.write(`\nlongest block of the page at ${SLOW_DOWN}× slow-down (aim < ${BLOCK_AIM})\n`);
  for (const { name, call, alone } of works.filter(({ part }) => wanted.includes(part))) {
    const block = v.parse(v.number(), await page.evaluate(`bench.longestBlock(() => ${alone ?? call})`));
    process.stdout.write(`${name.padEnd(34)} ${block.toFixed(1).padStart(7)}\n`);
  }
  bench.stop();
}

/** The built app without a network. */
async function measureApp(on: Browser): Promise<void> {
  const device = await onDevice(on);
  if (wanted.includes('start')) await measureStart(device);
  if (wanted.includes('tasks'))
    for (const [name, path] of Object.entries({ '/start': '/start', 'a lesson': LESSON })) {
      const ours = SLOW_DOWN * (await longestTask(on, device, path));
      print(
        `longest task after ${name} at ${SLOW_DOWN}×`,
        { ours, floor: BLOCK_AIM },
        aimed({ ours, floor: BLOCK_AIM }, 1),
      );
    }
  if (wanted.includes('taps'))
    for (const { name, ours, floor, most } of await measureTaps(device, SLOW_DOWN))
      print(`${name} at ${SLOW_DOWN}×`, { ours, floor }, `≤ ${most} ms${ours > most ? '  MISSED' : ''}`);
  await device.stop();
}

/** Until a lesson can be read; the floor is the same files out of the worker, unused. */
async function measureStart({ context, origin }: OnDevice): Promise<void> {
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const page = await context.newPage();
    ours.push(await readableAfter(page, origin + LESSON));
    floor.push(v.parse(v.number(), await page.evaluate(FETCH_AGAIN)));
    await page.close();
  }
  const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  print('cold offline start to a lesson', { ours: middle(ours), floor: middle(floor) });
}

async function readableAfter(page: Page, address: string): Promise<number> {
  await page.addInitScript(`globalThis.readable = new Promise((resolve) => {
    new MutationObserver(() => {
      if (document.querySelector('h1')) resolve(performance.now());
    }).observe(document, { childList: true, subtree: true });
  })`);
  await page.goto(address);
  return v.parse(v.number(), await page.evaluate('globalThis.readable'));
}

function print(name: string, { ours, floor }: v.InferOutput<typeof pair>, aim = ''): void {
  const ratio = (ours / floor).toFixed(2);
  process.stdout.write(
    `${name.padEnd(34)} ${ours.toFixed(1).padStart(7)} ${floor.toFixed(1).padStart(7)} ${ratio.padStart(6)}×  ${aim}\n`,
  );
}

function aimed({ ours, floor }: v.InferOutput<typeof pair>, aim: number | undefined): string {
  return aim === undefined ? '' : `≤ ${aim}×${ours / floor > aim ? '  MISSED' : ''}`;
}
