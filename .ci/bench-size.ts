import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { closureOf, entryOf, type Manifest, manifestSchema, routeChunks, scriptsOf } from '#tools/bench/first-load.ts';

/**
 * Brotli sizes of the JavaScript that each route needs, beside its budget (issue 1, Proof; PERFORMANCE). `--budget` fails
 * when one is over: bytes are exact, so the budget is a law and no measurement. `--parts PATH` lists what is in one.
 */
const KIB = 1024;
/** What a signed-in page loads beside its first paint: the database, the queue and the client of the campus. */
const SIGNED_IN = [
  'app/owner.ts',
  'app/session-rows.ts',
  'app/learner-part.tsx',
  '../node_modules/graphql-request/build/entrypoints/main.js',
];
const VISITOR = ['app/visitor.ts', '../node_modules/graphql-request/build/entrypoints/main.js'];

type Row = {
  path: string;
  routes: string[];
  /** Loaded when the page has painted something. */
  later: string[];
  /** KiB; `beyond` counts without what every page of the shell has. */
  budget?: { kib: number; beyond?: true };
};

const ROWS: readonly Row[] = [
  // 110 for the first slice's one form; identity providers, partners and the ways back cost five more. The table of addresses
  // and of the files that each needs is part of every page: attendance and the parts of dates made it 0.7 longer.
  { path: '/login', routes: ['_visitor', '_visitor/login'], later: [], budget: { kib: 116 } },
  { path: '/logout', routes: ['logout'], later: [], budget: { kib: 116 } },
  { path: '/explore', routes: ['_open', '_open/explore'], later: VISITOR },
  { path: '/start', routes: ['_campus', '_campus/start'], later: SIGNED_IN, budget: { kib: 170 } },
  { path: '/bookmarks', routes: ['_campus', '_campus/bookmarks'], later: SIGNED_IN },
  { path: '/list/$id', routes: ['_open', '_open/list.$id'], later: SIGNED_IN },
  { path: '/program/$id', routes: ['_open', '_open/program.$id'], later: SIGNED_IN },
  { path: '/course/$id', routes: ['_open', '_open/course.$id'], later: SIGNED_IN },
  {
    path: '/course/$id/lesson/$lessonId',
    routes: ['_campus', '_campus/course.$id_.lesson.$lessonId'],
    later: SIGNED_IN,
    budget: { kib: 60, beyond: true },
  },
];

const { values } = parseArgs({
  options: { budget: { type: 'boolean', default: false }, parts: { type: 'string' }, dist: { type: 'string' } },
});
const dist = values.dist ?? 'dist';

function readManifest(): Manifest {
  const file = join(dist, '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}: run \`npm run build\` first.`);
  return v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** As the server sends it: the file beside it that the build made, else the same compression now. */
function brotliSize(file: string): number {
  const made = join(dist, `${file}.br`);
  if (existsSync(made)) return readFileSync(made).length;
  return brotliCompressSync(readFileSync(join(dist, file))).length;
}

const manifest = readManifest();
const shell = closureOf(manifest, entryOf(manifest, readFileSync(join(dist, 'index.html'), 'utf8')));
const sizeOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + brotliSize(file), 0) / KIB;

/** Everything that the worker keeps is named in it. */
const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
/** A screen opens without a network only where all that it imports is kept, its own chunks and those that it shares. */
for (const key of Object.keys(manifest).filter((each) => /^routes\/.+\?tsr-split=/.test(each))) {
  if (/^routes\/(dev\.|.*attendance)/.test(key)) continue;
  const missing = scriptsOf(manifest, closureOf(manifest, [key])).filter((file) => !worker.includes(file));
  if (missing.length > 0)
    throw new Error(`${key} needs ${missing}, which no device keeps: see .ci/build/chunk-groups.ts`);
}

function measured({ path, routes, later, budget }: Row) {
  const chunks = routeChunks(manifest, routes);
  if (!chunks.some((chunk) => chunk.includes(`${routes.at(-1)}.tsx`))) throw new Error(`${path} has no chunk.`);
  const first = closureOf(manifest, [...shell, ...chunks]);
  const scripts = scriptsOf(manifest, first);
  const shellOnly = scriptsOf(manifest, shell);
  const counted = budget?.beyond === true ? scripts.filter((file) => !shellOnly.includes(file)) : scripts;
  const after = scriptsOf(manifest, closureOf(manifest, later)).filter((file) => !scripts.includes(file));
  return { path, files: scripts, first: sizeOf(scripts), counted: sizeOf(counted), after: sizeOf(after), budget };
}

const table = ROWS.map(measured);
const kib = (size: number): string => size.toFixed(1).padStart(8);
process.stdout.write('JavaScript of the first load, brotli KiB\n\n');
process.stdout.write(`${'route'.padEnd(32)}   first    files    later   budget\n`);
for (const { path, files, first, counted, after, budget } of table) {
  const said =
    budget === undefined ? '' : `${kib(budget.kib)}${budget.beyond ? ` beyond the shell: ${counted.toFixed(1)}` : ''}`;
  const over = budget !== undefined && counted > budget.kib ? '  OVER' : '';
  process.stdout.write(
    `${path.padEnd(32)}${kib(first)}${String(files.length).padStart(9)} ${kib(after)} ${said}${over}\n`,
  );
}
process.stdout.write(`\nthe shell, part of each: ${sizeOf(scriptsOf(manifest, shell)).toFixed(1)} KiB\n`);

/** On the hosts of packages, none of it with any route: what each kind of content loads there. */
const players = v.parse(
  v.record(v.string(), v.array(v.object({ path: v.string() }))),
  JSON.parse(readFileSync(join(dist, 'player/files.json'), 'utf8')),
);
const launcher = [...readFileSync(join(dist, 'launch.html'), 'utf8').matchAll(/"\/(player\/[^"]+\.js)"/g)];
process.stdout.write('\nthe player of packages, brotli KiB\n\n');
for (const [part, files] of [
  ['worker', ['content-worker.js']],
  ['launcher', ['launch.html', ...launcher.map(([, file]) => file ?? '')]],
  ...Object.entries(players).map(([kind, files]) => [kind, files.map(({ path }) => path.slice(1))] as const),
] as const)
  process.stdout.write(`${part.padEnd(32)}${kib(sizeOf(files))}${String(files.length).padStart(9)}\n`);

const over = table.filter(({ counted, budget }) => budget !== undefined && counted > budget.kib);
for (const { path, files } of table.filter((row) => over.includes(row) || row.path === values.parts)) {
  process.stdout.write(`\n${path} is made of, biggest first:\n`);
  const parts = files.map((file) => ({ file, size: brotliSize(file) / KIB })).sort((a, b) => b.size - a.size);
  for (const { file, size } of parts.slice(0, 20)) process.stdout.write(`${kib(size)}  ${file}\n`);
}
if (values.budget && over.length > 0) process.exitCode = 1;
