import { findChromium, findShell } from '#tools/test/find-chromium.ts';
import { bringOtherBrowsers, HOW_TO_BRING, hasOtherBrowsers } from '#tools/test/other-browsers.ts';
import { startPostgres } from '#tools/test/postgres.ts';
import type { Part } from '#tools/test/run-part.ts';
import { freshSeeds } from '#tools/test/seeds.ts';

/** The parts in the order in which a mistake is found soonest. */
export const PART_NAMES = [
  'types',
  'lint',
  'architecture',
  'unit',
  'server',
  'server-postgres',
  'sim',
  'herd',
  'build',
  'loads',
  'journeys',
  'browsers',
  'faults-build',
  'faults',
] as const;

export type PartName = (typeof PART_NAMES)[number];

/**
 * `prove`: with what takes longer than a day's run may. `hand`: of the journeys and faults, undefined for all. `args`: what the part's own runner is to play instead of everything.
 */
export type PlanOptions = { prove: boolean; hand: number | undefined; args: readonly string[] };

/** What is run, and what is done afterwards; or why it is not run here, which is reported. */
export type Plan = { part: Part; after?: () => void } | { leftOut: string };

/** Parts that are nothing without another one. */
export const NEEDED: Partial<Record<PartName, PartName>> = {
  loads: 'build',
  journeys: 'build',
  browsers: 'build',
  faults: 'faults-build',
};

const vitest = (name: PartName, project: string, args: readonly string[], env: Record<string, string> = {}): Part => ({
  name,
  command: 'npx',
  args: ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project, ...args],
  env,
  count: 'vitest',
});

const inBrowser = (
  name: PartName,
  config: string,
  { prove, args }: PlanOptions,
  env: Record<string, string> = {},
): Part => ({
  name,
  command: 'npx',
  args: ['playwright', 'test', '--config', config, ...args],
  env: {
    CHROMIUM_PATH: findChromium(),
    CHROMIUM_SHELL_PATH: findShell(),
    ...(prove ? { PROVE: '1' } : {}),
    ...env,
  },
  count: 'playwright',
});

/**
 * Tests that share the machine with each other while they run: one that fails is tried again, alone and after the others. What
 * fails twice is no chance, and after many of them the rest is not tried.
 */
const AGAIN_ALONE = ['--retries', '1', '--max-failures', '20'];

/** Tests that are named are repeated to be looked at. */
const withSecondTry = (options: PlanOptions): PlanOptions =>
  options.args.length > 0 ? options : { ...options, args: AGAIN_ALONE };

const tool = (name: PartName, command: string, args: readonly string[]): Part => ({
  name,
  command,
  args: [...args],
  count: 'one',
});

/** What a part does. Throws where something that it needs cannot be had. */
export async function planOf(name: PartName, options: PlanOptions): Promise<Plan> {
  const { prove, args } = options;
  switch (name) {
    case 'types':
      return { part: tool(name, 'npx', ['tsc', '--build']) };
    case 'lint':
      return { part: tool(name, 'npx', ['biome', 'check', '.']) };
    case 'unit':
      return { part: vitest(name, 'unit*', args) };
    case 'architecture':
    case 'server':
      return { part: vitest(name, name, args) };
    case 'server-postgres': {
      const postgres = await startPostgres();
      const env = { TEST_DATABASE_URL: postgres.url };
      const everyDay = prove || args.length > 0 ? args : WRITES_AND_COUNTS;
      return { part: vitest(name, 'server', everyDay, env), after: postgres.stop };
    }
    case 'sim':
      return { part: { name, command: 'node', args: ['.ci/sim.ts', ...simPlan(options)], count: 'sim' } };
    case 'herd':
      // What 500 phones come to that are back at once takes minutes; that nothing is lost or doubled, histories show daily.
      return prove ? { part: tool(name, 'node', ['.ci/bench/herd.ts', '--phones', '500']) } : { leftOut: IN_PROVE };
    case 'build':
      return { part: tool(name, 'node', ['.ci/build-if-stale.ts']) };
    case 'loads':
      return { part: inBrowser(name, 'tests/loads/playwright.config.ts', options) };
    case 'journeys':
      return { part: inBrowser(name, 'tests/playwright.config.ts', withSecondTry(options), inHand(options)) };
    case 'browsers': {
      // Every proof has them; each day they are run where they are.
      if (prove) bringOtherBrowsers();
      else if (!hasOtherBrowsers()) return { leftOut: HOW_TO_BRING };
      return { part: vitest(name, 'browsers', args) };
    }
    case 'faults-build':
      return { part: tool(name, 'node', ['.ci/build-if-stale.ts', '--faults']) };
    case 'faults':
      return { part: inBrowser(name, 'tests/faults/playwright.config.ts', withSecondTry(options), inHand(options)) };
    default:
      return name satisfies never;
  }
}

function inHand({ hand }: PlanOptions): Record<string, string> {
  return hand === undefined ? {} : { HAND: String(hand) };
}

const IN_PROVE = 'it is part of `npm run prove`';

/**
 * Where the server writes to its database and counts rows: what a difference between two engines would break first. Left out is
 * what asks who may read, and what is made of files.
 */
const WRITES_AND_COUNTS = [
  ...['server/store', 'server/graphql', 'server/auth/keys'],
  ...[
    'matrix',
    'generate-types',
    'h5p',
    'offline-manifest',
    'offline-packages',
    'profile-configuration',
    'graphql-socket',
  ].flatMap((name) => ['--exclude', `server/graphql/*/${name}.test.ts`]),
];

/** Each day other histories, so that they add up; every seed that ever broke something is always among them. */
function simPlan({ prove, args }: PlanOptions): string[] {
  if (args.length > 0) return [...args];
  const [from, histories] = freshSeeds(new Date(), prove ? 3000 : 300);
  const fresh = ['--from', String(from), '--histories', String(histories)];
  return prove ? [...fresh, '--coverage', '100', '--recorded', '--mutants'] : fresh;
}
