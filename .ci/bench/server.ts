import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { HEADERS } from '#campus/network/headers.ts';
import { commonDocuments } from '#tests/support/sources/common-documents.ts';

/**
 * `npm run bench:server -- [--requests 200] [--people 2000] [--only Home,Course] [--profile FOLDER]`: what the ten documents
 * that a campus is asked most cost it, on the demo campus with many learners, in a process of its own. CPU time is that
 * process's, beside what an empty question of the same person costs in the same run. Prints only: times of a shared machine
 * prove nothing, and what each document reads is a test's (server/graphql/core/common-documents.test.ts).
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200' },
    people: { type: 'string', default: '2000' },
    only: { type: 'string' },
    profile: { type: 'string' },
  },
});
const REQUESTS = Number(values.requests);
/** As many at once as phones of a class that open the same page. */
const AT_ONCE = 8;
const ROUNDS = 3;
const EMPTY = { operation: '(empty)', query: '{ __typename }', variables: {} };
const LOGIN = `mutation {
  login(email: "amal@lantern.example", password: "lantern-demo-1") { token }
}`;

type Asked = { query: string; variables: Readonly<Record<string, unknown>> };
type Answer = { status: number; body: string };
type Cost = { cpu: number; perSecond: number; bytes: number };

const signedIn = v.object({ data: v.object({ login: v.object({ token: v.string() }) }) });
const opened = v.object({ port: v.number() });
const used = v.object({ cpu: v.number() });

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const profiling = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
const campus = fork(join(import.meta.dirname, 'server/campus.ts'), ['--people', values.people], {
  execArgv: [...process.execArgv, ...profiling],
});
const { port } = v.parse(opened, await messageOf(campus));
const token = v.parse(signedIn, JSON.parse((await ask({ query: LOGIN, variables: {} })).body)).data.login.token;

const wanted = values.only?.split(',');
const documents = commonDocuments().filter(({ operation }) => wanted?.includes(operation) ?? true);
process.stdout.write(`${'document'.padEnd(20)} CPU ms  × empty  requests/s     KB  CPU ms with brotli\n`);
const floor = await costOf(EMPTY);
print(EMPTY.operation, floor, await costOf(EMPTY, true));
for (const document of documents) print(document.operation, await costOf(document), await costOf(document, true));

agent.destroy();
campus.disconnect();
await once(campus, 'exit');

/** The least of some rounds, after one that warms up: what else the machine does only ever adds. */
async function costOf(asked: Asked, compressed = false): Promise<Cost> {
  await rounds(asked, compressed);
  const costs: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await rounds(asked, compressed));
  return costs.reduce((least, one) => (one.cpu < least.cpu ? one : least));
}

async function rounds(asked: Asked, compressed: boolean): Promise<Cost> {
  const before = await cpuOf(campus);
  const began = performance.now();
  let left = REQUESTS;
  let bytes = 0;
  const phone = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { status, body } = await ask(asked, { token, compressed });
      if (status !== 200 || (!compressed && body.includes('"errors"')))
        throw new Error(`${status}: ${body.slice(0, 300)}`);
      bytes = body.length;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, phone));
  const seconds = (performance.now() - began) / 1000;
  return { cpu: ((await cpuOf(campus)) - before) / 1000 / REQUESTS, perSecond: REQUESTS / seconds, bytes };
}

async function ask({ query, variables }: Asked, { token = '', compressed = false } = {}): Promise<Answer> {
  const asking = request({
    agent,
    port,
    host: '127.0.0.1',
    path: '/graphql',
    method: 'POST',
    headers: {
      host: 'lantern.localhost',
      'content-type': 'application/json',
      ...(token === '' ? {} : { [HEADERS.authorization]: `Bearer ${token}` }),
      ...(compressed ? { 'accept-encoding': 'br' } : {}),
    },
  });
  asking.end(JSON.stringify({ query, variables }));
  const [response] = await once(asking, 'response');
  return { status: response.statusCode, body: await text(response) };
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('used');
  return v.parse(used, await messageOf(child)).cpu;
}

async function messageOf(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, 'message');
  return message;
}

function print(name: string, { cpu, perSecond, bytes }: Cost, compressed: Cost): void {
  const figures = [
    cpu.toFixed(2).padStart(6),
    (cpu / floor.cpu).toFixed(1).padStart(8),
    perSecond.toFixed(0).padStart(11),
    (bytes / 1024).toFixed(1).padStart(6),
    compressed.cpu.toFixed(2).padStart(19),
  ];
  process.stdout.write(`${name.padEnd(20)} ${figures.join(' ')}\n`);
}
