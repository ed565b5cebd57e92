import { v7 } from 'uuid';
import * as v from 'valibot';
import { installGlobals } from '#tests/sim/world/globals.ts';
import { openSimCampus } from './campus.ts';
import { runHistory } from './history.ts';

const job = v.object({ seeds: v.array(v.number()), folder: v.string(), stopAtFirst: v.boolean() });

/** One process's share of the histories: seeds in by an argument, a line of JSON for each history out. */
async function runShard(): Promise<void> {
  const { seeds, folder, stopAtFirst } = v.parse(job, JSON.parse(process.argv[2] ?? ''));
  // What is loaded at its first use is loaded now: a load takes real time.
  await import('#wire/graphql-client.ts');
  v7();
  const campus = await openSimCampus(folder);
  installGlobals();
  for (const seed of seeds) {
    const { trace, ...verdict } = await runHistory(campus, seed);
    const isBroken = verdict.breaches.length > 0;
    process.stdout.write(`${JSON.stringify(isBroken || seeds.length === 1 ? { ...verdict, trace } : verdict)}\n`);
    if (isBroken && stopAtFirst) break;
  }
  await campus.close();
  process.exit(0);
}

await runShard();
