import type { Mutant } from '#tests/sim/mutants/mutant.ts';
import { MUTANTS } from '#tests/sim/mutants/mutants.ts';
import { RECORDED } from '#tests/sim/mutants/recorded.ts';
import { bundleSim } from './bundle.ts';
import { playShards, type Sum } from './play-shards.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

export type Proof = { caught: number; of: number };

/**
 * Each mutant on the seed that is recorded for it: a simulator that lets one pass has become too weak. Without the mutant the
 * same history must be sound, or it proves nothing.
 */
export async function proveRecorded(): Promise<Proof> {
  const sound = await playShards(await bundleSim(undefined), Object.values(RECORDED));
  const unsound = new Set(sound.broken.map(({ seed }) => seed));
  if (sound.crashed > 0) throw new Error('The simulator fell over without any mutant.');
  let caught = 0;
  await atOnce(2, MUTANTS, async (mutant) => {
    const seed = RECORDED[mutant.name];
    if (seed === undefined) return say(`${mutant.name}: no seed is recorded for it`);
    if (unsound.has(seed)) return say(`${mutant.name}: seed ${seed} breaks without it too`);
    if (isCaught(await play(mutant, [seed], 1))) caught += 1;
    else say(`${mutant.name} passed unseen on seed ${seed}`);
  });
  say(`${caught} of ${MUTANTS.length} mutants caught on their recorded seeds`);
  return { caught, of: MUTANTS.length };
}

/** Each mutant on one new history after the other, until it is caught or `limit` have passed. */
export async function proveMutants(limit: number, only?: string): Promise<Proof> {
  const mutants = MUTANTS.filter(({ name }) => only === undefined || name === only);
  let caught = 0;
  for (const mutant of mutants) {
    const seeds = Array.from({ length: limit }, (_, at) => at + 1);
    const sum = await play(mutant, seeds, undefined);
    const first = sum.broken[0];
    if (isCaught(sum)) caught += 1;
    const how = first === undefined ? 'NOT CAUGHT' : `seed ${first.seed}, ${first.breaches[0]?.invariant}`;
    say(`${mutant.name.padEnd(28)} ${how} (after ${sum.histories} histories)`);
  }
  return { caught, of: mutants.length };
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
