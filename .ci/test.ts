import { parseArgs } from 'node:util';
import { findChromium } from '#tools/test/find-chromium.ts';
import { bringOtherBrowsers, HOW_TO_BRING, hasOtherBrowsers } from '#tools/test/other-browsers.ts';
import { startPostgres } from '#tools/test/postgres.ts';
import { type Part, runPart, type Verdict } from '#tools/test/run-part.ts';

/** The parts in the order in which a mistake is found soonest. `prove` adds what takes longer. */
const PARTS = [
  'types',
  'lint',
  'house',
  'unit',
  'server',
  'server-postgres',
  'sim',
  'herd',
  'build',
  'size',
  'journeys',
  'browsers',
  'faults-build',
  'faults',
] as const;
type PartName = (typeof PARTS)[number];

const { values } = parseArgs({ options: { only: { type: 'string' }, prove: { type: 'boolean', default: false } } });
const wanted = values.only?.split(',');

const vitest = (name: string, project: string, env: Record<string, string> = {}): Part => ({
  name,
  command: 'npx',
  args: ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project],
  env,
  count: 'vitest',
});

const inBrowser = (name: string, config: string): Part => ({
  name,
  command: 'npx',
  args: ['playwright', 'test', '--config', config],
  env: { CHROMIUM_PATH: findChromium(), ...(values.prove ? { PROVE: '1' } : {}) },
  count: 'playwright',
});

/** What is run, and what is done afterwards; or why it is not run here, which is said. */
type Plan = { part: Part; after?: () => void } | { leftOut: string };

async function partOf(name: PartName): Promise<Plan> {
  switch (name) {
    case 'types':
      return { part: { name, command: 'npx', args: ['tsc', '--build'], count: 'one' } };
    case 'lint':
      return { part: { name, command: 'npx', args: ['biome', 'check', '.'], count: 'one' } };
    case 'house':
      return { part: vitest(name, 'house') };
    case 'unit':
      return { part: vitest(name, 'unit') };
    case 'server':
      return { part: vitest(name, 'server') };
    case 'server-postgres': {
      const postgres = await startPostgres();
      const part = vitest(name, 'server', { TEST_DATABASE_URL: postgres.url });
      // What writes and what counts rows every day; all that the server does in `prove`.
      if (!values.prove) part.args.push('server/store', 'server/graphql');
      return { part, after: postgres.stop };
    }
    case 'sim': {
      // Issue 3, Proof: hostile histories, seeds of past failures, and mistakes that the simulator must find.
      const plan = values.prove ? ['--histories', '10000', '--mutants'] : ['--histories', '1000'];
      return {
        part: { name, command: 'node', args: ['.ci/sim.ts', ...plan, '--recorded', '--coverage', '100'], count: 'sim' },
      };
    }
    case 'herd': {
      // RELIABILITY 4.6 names 500 phones; a few show every day that nothing is lost or doubled.
      const phones = values.prove ? '500' : '40';
      return { part: { name, command: 'node', args: ['.ci/bench/herd.ts', '--phones', phones], count: 'one' } };
    }
    case 'build':
      return { part: { name, command: 'node', args: ['.ci/build-if-stale.ts'], count: 'one' } };
    case 'size':
      return { part: { name, command: 'node', args: ['.ci/bench-size.ts', '--budget'], count: 'one' } };
    case 'journeys':
      return { part: inBrowser(name, 'tests/playwright.config.ts') };
    case 'browsers': {
      // Issue 7, Proof. Every proof has them; each day they are run where they are.
      if (values.prove) bringOtherBrowsers();
      else if (!hasOtherBrowsers()) return { leftOut: HOW_TO_BRING };
      return { part: vitest(name, 'browsers') };
    }
    case 'faults-build':
      return { part: { name, command: 'node', args: ['.ci/build-if-stale.ts', '--faults'], count: 'one' } };
    case 'faults':
      return { part: inBrowser(name, 'tests/faults/playwright.config.ts') };
    default:
      return name satisfies never;
  }
}

async function runAll(): Promise<{ verdicts: Verdict[]; leftOut: string[] }> {
  const verdicts: Verdict[] = [];
  const leftOut: string[] = [];
  for (const name of PARTS.filter((each) => wanted?.some((part) => each.startsWith(part)) ?? true)) {
    process.stdout.write(`\n── ${name}\n`);
    const plan = await partOf(name);
    if ('leftOut' in plan) {
      const line = `${name.padEnd(16)} left out: ${plan.leftOut}\n`;
      process.stdout.write(line);
      leftOut.push(line);
      continue;
    }
    verdicts.push(await runPart(plan.part));
    plan.after?.();
  }
  return { verdicts, leftOut };
}

const { verdicts, leftOut } = await runAll();
process.stdout.write('\n');
for (const { name, passed, failed, seconds } of verdicts) {
  process.stdout.write(
    `${name.padEnd(16)} ${(seconds / 60).toFixed(1).padStart(5)} min  ${passed} passed, ${failed} failed\n`,
  );
}
for (const line of leftOut) process.stdout.write(line);
const passed = verdicts.reduce((sum, verdict) => sum + verdict.passed, 0);
const failed = verdicts.reduce((sum, verdict) => sum + verdict.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && verdicts.length > 0 ? 0 : 1;
