import type { Mutant } from '#tests/sim/mutants/mutant.ts';
import { MUTANTS } from '#tests/sim/mutants/mutants.ts';
import { RECORDED } from '#tests/sim/mutants/recorded.ts';
import { bundleSim } from './bundle.ts';
import { playShards, type Sum } from './play-shards.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Each mutant on the seed that is recorded for it: a simulator that lets one pass has become too weak. */
export async function proveRecorded(): Promise<boolean> {
  let caught = 0;
  await atOnce(2, MUTANTS, async (mutant) => {
    const seed = RECORDED[mutant.name];
    const sum = seed === undefined ? undefined : await play(mutant, [seed], 1);
    if (sum !== undefined && isCaught(sum)) caught += 1;
    else say(`${mutant.name} passed unseen${seed === undefined ? ': no seed is recorded for it' : ` on seed ${seed}`}`);
  });
  say(`${caught} of ${MUTANTS.length} mutants caught on their recorded seeds`);
  return caught === MUTANTS.length;
}

/** Each mutant on one new history after the other, until it is caught or `limit` have passed. */
export async function proveMutants(limit: number, only?: string): Promise<boolean> {
  let isSound = true;
  for (const mutant of MUTANTS.filter(({ name }) => only === undefined || name === only)) {
    const seeds = Array.from({ length: limit }, (_, at) => at + 1);
    const sum = await play(mutant, seeds, undefined);
    const first = sum.broken[0];
    isSound &&= isCaught(sum);
    const how = first === undefined ? 'NOT CAUGHT' : `seed ${first.seed}, ${first.breaches[0]?.invariant}`;
    say(`${mutant.name.padEnd(28)} ${how} (after ${sum.histories} histories)`);
  }
  return isSound;
}

/** Fallen over is not caught: only a broken invariant counts. */
function isCaught({ broken }: Sum): boolean {
  return broken.length > 0;
}

async function play(mutant: Mutant, seeds: number[], shards: number | undefined): Promise<Sum> {
  const folder = await bundleSim(mutant);
  return playShards(folder, seeds, { stopAtFirst: true, ...(shards === undefined ? {} : { shards }) });
}

async function atOnce<T>(lanes: number, all: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const lane = async (): Promise<void> => {
    for (let each = left.shift(); each !== undefined; each = left.shift()) await work(each);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
