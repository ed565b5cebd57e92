import { parseArgs } from 'node:util';
import { MUTANTS } from '#tests/sim/mutants/mutants.ts';
import { REGRESSIONS } from '#tests/sim/regressions.ts';
import { bundleSim } from '#tools/sim/bundle.ts';
import { coverageIn, shareOf } from '#tools/sim/coverage.ts';
import { playShards } from '#tools/sim/play-shards.ts';
import { proveMutants, proveRecorded } from '#tools/sim/prove-mutants.ts';
import { tellBroken, tellCoverage, tellSum } from '#tools/sim/tell.ts';

/**
 * The deterministic simulator (RELIABILITY 4.2). Fails when anything is lost, doubled or broken, or when a mutant is not
 * caught. `--seed S` plays one history and prints it whole.
 */
const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    mutant: { type: 'string' },
    /** Each mutant on the seed that is recorded for it. */
    recorded: { type: 'boolean', default: false },
    /** Each mutant on new histories until it is caught, 2,000 at most. */
    mutants: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
  },
});

/** Share of the core's lines that the histories must run (issue 3, Proof). */
const COVERED = 0.9;

const seedsFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at);

async function play(): Promise<boolean> {
  const mutant = MUTANTS.find(({ name }) => name === values.mutant);
  if (values.mutant !== undefined && mutant === undefined)
    throw new Error(`No mutant is named ${values.mutant}: ${MUTANTS.map(({ name }) => name).join(', ')}.`);
  const folder = await bundleSim(mutant, { isMapped: true, isWhole: values.coverage });
  const seeds =
    values.seed === undefined
      ? [...REGRESSIONS, ...seedsFrom(Number(values.from), Number(values.histories))]
      : [Number(values.seed)];
  const sum = await playShards(folder, seeds, { coverage: values.coverage });
  for (const broken of sum.broken.slice(0, values.seed === undefined ? 3 : 1)) tellBroken(broken, values.mutant);
  if (values.seed !== undefined && sum.broken.length === 0) tellBroken(sum.last);
  if (values.coverage) tellCoverage(coverageIn(folder));
  tellSum(sum);
  const isCovered = !values.coverage || shareOf(coverageIn(folder)) >= COVERED;
  return sum.broken.length === 0 && sum.crashed === 0 && isCovered;
}

const checks = [
  ...(values.mutants || values.recorded ? [] : [play]),
  ...(values.recorded ? [proveRecorded] : []),
  ...(values.mutants ? [() => proveMutants(2000, values.mutant)] : []),
];
let isSound = true;
for (const check of checks) isSound = (await check()) && isSound;
process.exitCode = isSound ? 0 : 1;
