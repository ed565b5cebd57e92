import type { Page } from '@playwright/test';
import { type Random, seededRandom } from '#tests/sim/world/random.ts';
import { changeDemo } from '#tests/support/campus/change-demo.ts';
import { killPage } from '#tests/support/journeys/kill-page.ts';
import {
  addCountingPackages,
  COUNTING_KINDS,
  type CountingKind,
  pathOf,
} from '#tests/support/packages/counting-packages.ts';
import { amalAt, attemptsAt, unsentOn } from './learner.ts';
import { expect, type Scene, test } from './scene.ts';
import { comeBack } from './strike.ts';

const MOMENTS = Number(process.env.KILL_MOMENTS ?? (process.env.PROVE === '1' ? 200 : 4));
/** Each day the same moments, so that a day's run says what a change has broken; the proof looks for new ones. */
const SEED = Number(process.env.KILL_SEED ?? (process.env.PROVE === '1' ? Date.now() % 1_000_000 : 602_860));
/** Moments of one phone. */
const PER_PHONE = 50;
/** How much slower than this machine the phone's processor is. */
const SLOWER = 8;
/** A package plays for so long at most before it is cut off, ms. */
const PLAYS_FOR = 2000;

/** `killed`: the whole browser, like a battery that is taken out. `discarded`: the tab's process, which hears nothing of it. */
const WAYS = ['killed', 'discarded', 'closed', 'elsewhere', 'left'] as const;
type Way = (typeof WAYS)[number];
type Moment = { kind: CountingKind; way: Way; after: number };
const ONCE = { scorm12: 1, scorm2004: 1, items2004: 1 };
type Counted = { found: number | undefined; kept: number };

test.describe.configure({ mode: 'parallel' });

for (let phone = 0; phone * PER_PHONE < MOMENTS; phone += 1)
  test(`what a package had kept is there after ${MOMENTS} random ends on a slow phone, part ${phone + 1}`, {
    tag: '@always',
  }, async ({ scene }) => {
    const moments = momentsOf(seededRandom(SEED + phone), {
      count: Math.min(PER_PHONE, MOMENTS - phone * PER_PHONE),
      phone,
    });
    test.setTimeout(120_000 + moments.length * 30_000);
    await amalAt(scene, '/bookmarks');
    await changeDemo(scene, (folder) => addCountingPackages(folder, 'lantern'));
    const lost = await playAll(scene, moments);
    const ends = WAYS.map((way) => `${moments.filter((each) => each.way === way).length} ${way}`).join(', ');
    console.log(`KILL_SEED=${SEED} KILL_MOMENTS=${MOMENTS}, part ${phone + 1}: ${ends}; lost at ${lost.length}`);
    expect(lost, `KILL_SEED=${SEED}`).toEqual([]);
    const page = await comeBack(scene, '/bookmarks');
    await expect.poll(() => unsentOn(page), { timeout: 60_000 }).toEqual([]);
    expect(await attemptsAt(scene.store), 'nothing was begun twice').toMatchObject(ONCE);
  });

/** Ends each moment, and finds at the next of its kind, or at a last look, what was kept. Returns what was not found. */
async function playAll(scene: Scene, moments: readonly Moment[]): Promise<string[]> {
  const reached = new Map<CountingKind, { number: number; by: string }>();
  const lost: string[] = [];
  for (const [at, moment] of [...moments, ...COUNTING_KINDS.map(lastLook)].entries()) {
    const { number, by } = reached.get(moment.kind) ?? { number: 0, by: 'nobody' };
    const { found = 0, kept } = await playUntil(scene, moment);
    if (found < number) lost.push(`${moment.kind}: ${number - found} of ${number}, after ${by}`);
    reached.set(moment.kind, { number: Math.max(kept, found), by: `${at} ${moment.way} ${moment.after} ms` });
  }
  return lost;
}

/** Each kind with each way in turn, at moments that the seed decides. */
function momentsOf(random: Random, { count, phone }: { count: number; phone: number }): Moment[] {
  const shift = random.below(WAYS.length) + phone;
  return Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / COUNTING_KINDS.length);
    const kind = COUNTING_KINDS[at % COUNTING_KINDS.length] ?? 'h5p';
    return {
      kind,
      way: WAYS[(shift + round + (at % COUNTING_KINDS.length)) % WAYS.length] ?? 'killed',
      after: random.below(PLAYS_FOR),
    };
  });
}

/** Only looks at what is there after the last end. */
function lastLook(kind: CountingKind): Moment {
  return { kind, way: 'closed', after: 0 };
}

async function playUntil(scene: Scene, { kind, way, after }: Moment): Promise<Counted> {
  const page = await comeBack(scene, '/healthz');
  const counted: Counted = { found: undefined, kept: 0 };
  page.on('console', (message) => {
    const [word, number] = message.text().split(' ');
    if (word === 'found') counted.found ??= Number(number);
    if (word === 'kept') counted.kept = Number(number);
  });
  await page.goto(scene.origin + pathOf(kind));
  await expect.poll(() => counted.found, { message: `${kind} begins`, intervals: [50] }).toBeDefined();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const began = Date.now();
  await expect.poll(() => Date.now() - began, { intervals: [10] }).toBeGreaterThan(after);
  await end(scene, page, way);
  return counted;
}

async function end(scene: Scene, page: Page, way: Way): Promise<void> {
  switch (way) {
    case 'killed':
      return scene.phone.kill();
    case 'discarded':
      return killPage(page);
    case 'closed':
      return page.close();
    case 'elsewhere':
      await page.goto(`${scene.origin}/bookmarks`, { waitUntil: 'commit' });
      return undefined;
    case 'left':
      await page.locator('header a').first().click({ noWaitAfter: true });
      await expect(page).not.toHaveURL(/\/(?:play|lesson\/[^/]+)$/);
      return undefined;
    default:
      return way satisfies never;
  }
}
