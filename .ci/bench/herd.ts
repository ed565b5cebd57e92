import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type Lag, spreadOf, watchLag } from './herd/figures.ts';
import { drainPhone, type Person } from './herd/phone.ts';
import { capacityOf, foregroundOf } from './herd/probes.ts';

/**
 * The shelter's network comes back (LIMIT-3): many phones with 10 to 30 waiting changes each, all within a second, every
 * tenth answer lost, every twentieth JWT expired. Shown beside it: the same without jitter. Fails when a change is lost or
 * doubled, or when the campus turned somebody away without saying when to come again; times are only shown, with what the
 * campus does in a second when nobody waits, and how late the phones' own process was, which is in each of their times.
 */
const USAGE = 'npm run bench:herd -- [--phones 500] [--no-control]\n';
const LOST = 0.1;
const WAITING = { least: 10, most: 30 };
const SECOND = 1000;
/** They ask before the herd comes: what the campus can do. */
const PROBES = 24;

const { values } = parseArgs({
  options: { phones: { type: 'string', default: '500' }, 'no-control': { type: 'boolean', default: false } },
});
const phones = Number(values.phones);
if (!Number.isInteger(phones) || phones < 1) {
  process.stderr.write(USAGE);
  process.exit(1);
}

const person = v.object({ personId: v.string(), jwt: v.string(), refreshToken: v.string() });
const opened = v.object({ port: v.number(), people: v.array(person) });
const openedSchema = v.object({
  lists: v.array(v.object({ id: v.string(), owner_id: v.string() })),
  revisions: v.array(v.object({ id: v.string(), rev: v.number() })),
  rss: v.number(),
  lag: v.object({ half: v.number(), p99: v.number(), longest: v.number(), cpu: v.number() }),
});

type Run = {
  changes: number;
  requests: number;
  lost: number;
  doubled: number;
  rude: number;
  /** Ms that each answer took, by status. */
  took: Map<number, number[]>;
  /** Requests that were given up, or whose connection never came to be. */
  unanswered: number;
  /** Ms from when the network was back until each change was in effect, whether or not the phone learned of it. */
  arrived: number[];
  /** Until the last phone knew that all of its changes had arrived. */
  seconds: number;
  capacity: number;
  peak: number;
  mean: number;
  foreground: number;
  idle: number;
  rss: number;
  lag: Lag;
  ownLag: Lag;
};

const faults: string[] = [];
for (const jitter of values['no-control'] ? [true] : [true, false]) {
  const run = await aHerd(jitter);
  print(jitter ? 'with jitter, as built' : 'without jitter (control)', run);
  if (run.lost + run.doubled + run.rude > 0) faults.push(jitter ? 'as built' : 'control');
}
if (faults.length > 0) process.stderr.write(`Broken: ${faults.join(', ')}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function aHerd(jitter: boolean): Promise<Run> {
  const campus = fork(join(import.meta.dirname, 'herd/campus.ts'), ['--people', String(phones + 1 + PROBES)]);
  const { port, people } = v.parse(opened, await answerOf(campus));
  // The first ones' JWTs have expired: they are phones.
  const herd = people.slice(0, phones);
  const [reader, ...probes] = people.slice(phones);
  if (reader === undefined) throw new Error('The campus has nobody.');
  const capacity = await capacityOf(port, probes);
  const idle = await foregroundOf(port, reader, () => false);
  const sentAt: number[] = [];
  const arrivedAt = new Map<string, number>();
  const took = new Map<number, number[]>();
  let unanswered = 0;
  let rude = 0;
  let running = true;
  campus.send('watch');
  const lag = watchLag();
  const began = performance.now();
  const reading = foregroundOf(port, reader, () => running);
  const drained = await Promise.all(
    herd.map(async (each, place) => {
      const random = seeded(place + 1);
      const waiting = WAITING.least + Math.floor(random() * (WAITING.most - WAITING.least + 1));
      // All of them within one second, whoever they are.
      await new Promise((resolve) => setTimeout(resolve, random() * SECOND));
      const ids = await drainPhone({
        port,
        person: each,
        waiting,
        lost: LOST,
        jitter,
        random,
        onRequest: () => sentAt.push(performance.now() - began),
        onUnanswered: () => {
          unanswered += 1;
        },
        onAnswer: ({ key, status, retryAfter, milliseconds }) => {
          const all = took.get(status) ?? [];
          took.set(status, all);
          all.push(milliseconds);
          if (status !== 200 && retryAfter === null) rude += 1;
          if (status === 200 && !arrivedAt.has(key)) arrivedAt.set(key, performance.now() - began);
        },
      });
      return { each, ids };
    }),
  );
  const seconds = (performance.now() - began) / SECOND;
  running = false;
  const foreground = await reading;
  const ownLag = lag();
  campus.send('say');
  const truth = v.parse(openedSchema, await answerOf(campus));
  campus.send('stop');
  await once(campus, 'exit');
  return {
    ...compare(drained, truth),
    ...rateOf(sentAt, seconds),
    requests: sentAt.length,
    rude,
    seconds,
    capacity,
    foreground,
    idle,
    took,
    unanswered,
    arrived: [...arrivedAt.values()],
    rss: truth.rss,
    lag: truth.lag,
    ownLag,
  };
}

/** What the phones hold against what the campus holds: every change there once, every person's counter raised once for each. */
function compare(drained: { each: Person; ids: string[] }[], truth: v.InferOutput<typeof openedSchema>) {
  const there = new Map(truth.lists.map(({ id, owner_id }) => [id, owner_id]));
  const raised = new Map(truth.revisions.map(({ id, rev }) => [id, rev]));
  let lost = 0;
  let doubled = 0;
  let changes = 0;
  for (const { each, ids } of drained) {
    changes += ids.length;
    lost += ids.filter((id) => there.get(id) !== each.personId).length;
    doubled += Math.max((raised.get(each.personId) ?? 0) - ids.length, 0);
  }
  return { changes, lost, doubled };
}

/** Most requests within one second after the first, and the mean of all seconds. */
function rateOf(sentAt: number[], seconds: number): { peak: number; mean: number } {
  const perSecond = new Map<number, number>();
  for (const at of sentAt) perSecond.set(Math.floor(at / SECOND), (perSecond.get(Math.floor(at / SECOND)) ?? 0) + 1);
  return { peak: Math.max(...perSecond.values()), mean: sentAt.length / Math.max(seconds, 1) };
}

async function answerOf(campus: ChildProcess): Promise<unknown> {
  const [answer] = await once(campus, 'message');
  return answer;
}

/** The same numbers at each run, from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function print(name: string, run: Run): void {
  const answers = [...run.took]
    .toSorted(([a], [b]) => a - b)
    .map(
      ([status, all]) =>
        `\n    ${status === 200 ? 'accepted' : `turned away, ${status}`}: ${spreadOf(all)} (${all.length})`,
    );
  const ideal = run.changes / run.capacity;
  process.stdout.write(`
${name}
  phones ${phones}, changes ${run.changes}, requests ${run.requests}; load of the machine ${loadavg()[0]?.toFixed(1)}
  lost ${run.lost}, doubled ${run.doubled}, turned away without a time to come again ${run.rude}, unanswered ${run.unanswered}
  ms to an answer, p50 / p95 / p99 / longest:${answers.join('')}
  ms until a change had arrived: ${spreadOf(run.arrived)}
  all had arrived after ${(Math.max(...run.arrived) / SECOND).toFixed(1)} s; ideal ${ideal.toFixed(1)} s, ${run.capacity.toFixed(0)} changes in a second when nobody waits
  all phones knew it after ${run.seconds.toFixed(1)} s
  requests: peak ${run.peak} in a second, ${(run.peak / run.mean).toFixed(1)} × the mean
  a small read meanwhile: p95 ${run.foreground.toFixed(0)} ms, ${(run.foreground / run.idle).toFixed(1)} × idle
  the phones' process: ${lagText(run.ownLag)}
  the campus: ${lagText(run.lag)}, memory ${(run.rss / 1024 / 1024).toFixed(0)} MB
`);
}

function lagText({ half, p99, longest, cpu }: Lag): string {
  return `late by ${half.toFixed(0)} / ${p99.toFixed(0)} / ${longest.toFixed(0)} ms (p50 / p99 / longest), ${(cpu * 100).toFixed(0)} % of one processor`;
}
