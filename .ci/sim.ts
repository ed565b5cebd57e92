import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MUTANTS } from '#tests/sim/mutants/mutants.ts';
import { REGRESSIONS } from '#tests/sim/regressions.ts';
import { bundleSim } from '#tools/sim/bundle.ts';
import { coverageIn, shareOf } from '#tools/sim/coverage.ts';
import { playShards } from '#tools/sim/play-shards.ts';
import { printBroken, printCoverage, printSum } from '#tools/sim/print-results.ts';
import { type Proof, proveMutants, proveRecorded } from '#tools/sim/prove-mutants.ts';

/**
 * The deterministic simulator (CODE-6). Fails when anything is lost, doubled or broken, or when a mutant is not caught.
 * `--seed S` plays one history and prints it whole. Without `--histories`, `--recorded` and `--mutants` play theirs alone.
 */
const { values } = parseArgs({
  options: {
    histories: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    mutant: { type: 'string' },
    /** Each mutant on the seed that is recorded for it. */
    recorded: { type: 'boolean', default: false },
    /** Each mutant on new histories until it is caught, 2,000 at most. */
    mutants: { type: 'boolean', default: false },
    /** The lines of the core that so many histories run; counting makes each of them twice as long. */
    coverage: { type: 'string' },
    /** A file for what passed and what failed. */
    report: { type: 'string' },
  },
});

/** Share of the core's lines that the histories must run (CODE-6). */
const COVERED = 0.9;

const seedsFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at);

/** What passed and what did not: histories, mutants, and the coverage as one. `seeds`: of the histories that broke. */
type Count = { passed: number; failed: number; seeds?: number[] };

async function play(): Promise<Count> {
  const mutant = MUTANTS.find(({ name }) => name === values.mutant);
  if (values.mutant !== undefined && mutant === undefined)
    throw new Error(`No mutant is named ${values.mutant}: ${MUTANTS.map(({ name }) => name).join(', ')}.`);
  const folder = await bundleSim(mutant, { isMapped: true });
  const [from, histories] = [Number(values.from), Number(values.histories ?? 1000)];
  const seeds = values.seed === undefined ? [...REGRESSIONS, ...seedsFrom(from, histories)] : [Number(values.seed)];
  if (values.seed === undefined)
    process.stdout.write(`seeds ${from} to ${from + histories - 1}, and ${REGRESSIONS.length} recorded ones\n`);
  const sum = await playShards(folder, seeds);
  for (const broken of sum.broken.slice(0, values.seed === undefined ? 3 : 1)) printBroken(broken, values.mutant);
  if (values.seed !== undefined && sum.broken.length === 0) printBroken(sum.last);
  printSum(sum);
  const broken = sum.broken.map(({ seed }) => seed);
  return { passed: sum.histories - broken.length, failed: broken.length + sum.crashed, seeds: broken };
}

async function cover(histories: number): Promise<Count> {
  const folder = await bundleSim(undefined, { isMapped: true, isWhole: true });
  await playShards(folder, seedsFrom(1, histories), { coverage: true });
  const files = coverageIn(folder);
  printCoverage(files);
  return shareOf(files) >= COVERED ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const proven = ({ caught, of }: Proof): Count => ({ passed: caught, failed: of - caught });

const checks: (() => Promise<Count>)[] = [
  ...(values.histories !== undefined || !(values.mutants || values.recorded || values.coverage) ? [play] : []),
  ...(values.coverage === undefined ? [] : [() => cover(Number(values.coverage))]),
  ...(values.recorded ? [async () => proven(await proveRecorded())] : []),
  ...(values.mutants ? [async () => proven(await proveMutants(2000, values.mutant))] : []),
];
const sum: Required<Count> = { passed: 0, failed: 0, seeds: [] };
for (const check of checks) {
  const { passed, failed, seeds = [] } = await check();
  sum.passed += passed;
  sum.failed += failed;
  sum.seeds.push(...seeds);
}
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(sum));
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
