import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

/** What a shard says of one history; of a sound one without its trace. */
const verdict = v.object({
  seed: v.number(),
  breaches: v.array(v.object({ invariant: v.string(), text: v.string() })),
  ops: v.number(),
  steps: v.number(),
  trace: v.optional(v.array(v.string()), []),
});

export type Verdict = v.InferOutput<typeof verdict>;

export type Sum = {
  histories: number;
  ops: number;
  steps: number;
  broken: Verdict[];
  last: Verdict | undefined;
  /** Shards that ended before their histories did. */
  crashed: number;
  seconds: number;
};

export type PlayOptions = { stopAtFirst?: boolean; shards?: number; coverage?: boolean };

const BEFORE = './tests/sim/world/before.ts';
const CAMPUS = 'tests/support/small-campus';
/** Seeds of one process: what is over leaves some 2 MB behind each, so a long life would spend its time collecting. */
const SEEDS_AT_ONCE = 400;

/** Plays the histories of the `asked` seeds with the bundle in `folder`, in as many processes as there are cores. */
export async function playShards(folder: string, asked: readonly number[], options: PlayOptions = {}): Promise<Sum> {
  // Its people are named by its seed, so each history is played once.
  const seeds = [...new Set(asked)];
  const began = process.hrtime.bigint();
  const sum: Sum = { histories: 0, ops: 0, steps: 0, broken: [], last: undefined, crashed: 0, seconds: 0 };
  if (options.coverage) rmSync(join(folder, 'coverage'), { recursive: true, force: true });
  const shards = Math.min(options.shards ?? availableParallelism(), seeds.length);
  const shares = Array.from({ length: shards }, (_, shard) => seeds.filter((_, at) => at % shards === shard));
  const stop = new AbortController();
  await Promise.all(
    shares.map(async (share) => {
      for (let at = 0; at < share.length && !stop.signal.aborted; at += SEEDS_AT_ONCE) {
        const isWhole = await playShard(folder, share.slice(at, at + SEEDS_AT_ONCE), {
          ...options,
          signal: stop.signal,
          onVerdict: (result) => {
            count(sum, result);
            if (options.stopAtFirst && result.breaches.length > 0) stop.abort();
          },
        });
        if (!isWhole && !stop.signal.aborted) sum.crashed += 1;
      }
    }),
  );
  sum.seconds = Number(process.hrtime.bigint() - began) / 1e9;
  sum.broken.sort((a, b) => a.trace.length - b.trace.length);
  return sum;
}

function count(sum: Sum, result: Verdict): void {
  sum.histories += 1;
  sum.ops += result.ops;
  sum.steps += result.steps;
  sum.last = result;
  if (result.breaches.length > 0) sum.broken.push(result);
}

type ShardOptions = PlayOptions & { signal: AbortSignal; onVerdict: (result: Verdict) => void };

function playShard(folder: string, seeds: number[], options: ShardOptions): Promise<boolean> {
  const { stopAtFirst = false, coverage = false, signal, onVerdict } = options;
  const env = coverage ? { ...process.env, NODE_V8_COVERAGE: join(folder, 'coverage') } : process.env;
  const job = JSON.stringify({ seeds, folder: CAMPUS, stopAtFirst });
  const mapped = seeds.length === 1 ? ['--enable-source-maps'] : [];
  const args = [...mapped, '--max-semi-space-size=32', '--import', BEFORE, join(folder, 'shard.js'), job];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env, signal });
  let seen = 0;
  createInterface({ input: child.stdout }).on('line', (line) => {
    seen += 1;
    onVerdict(v.parse(verdict, JSON.parse(line)));
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0 && (seen === seeds.length || stopAtFirst)));
  });
}
