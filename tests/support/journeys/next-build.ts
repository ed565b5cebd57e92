import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CAN_READ } from '#offline/names.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SOURCES = [
  ...['src', 'sw', 'locales', 'public', 'server', '.ci', 'docs'],
  ...[
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'lingui.config.ts',
    'tsconfig.json',
    'tests/tsconfig.json',
    'LICENSE',
  ],
];
/** The file of the worker's code, as the registered script names it (`.ci/build/worker/worker-parts.ts`). */
const WORKER_FILE = /\/assets\/(worker-[\w-]+\.js)/;
/** A line of the page's markup that the next version has otherwise. */
const PLACE = '<html';

const CONFIG = 'next.config.ts';
/** The order of what is in a file goes by paths: libraries that are linked lie in the folder, as they do where a campus is built. */
const OF_THIS_FOLDER = `import { mergeConfig } from 'vite';
import base from './vite.config.ts';
export default (env) => mergeConfig(base(env), { resolve: { preserveSymlinks: true } });
`;

/** It goes with the process that made it. */
function folderOfRun(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Builds this app as its next version would be, with one line of it changed. Answers the folder of the build. */
export function buildNext(): string {
  const folder = folderOfRun('campus-next-');
  for (const source of SOURCES) cpSync(join(ROOT, source), join(folder, source), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const page = join(folder, 'src/index.html');
  const markup = readFileSync(page, 'utf8');
  if (!markup.includes(PLACE)) throw new Error(`The page has no ${PLACE} any more.`);
  writeFileSync(page, markup.replace(PLACE, `${PLACE} data-version="next"`));
  // In the file of our own that every page loads, which is the largest.
  const text = join(folder, 'src/ui/text/text.tsx');
  writeFileSync(text, readFileSync(text, 'utf8').replace('<Element {...rest}', '<Element data-next="" {...rest}'));
  writeFileSync(join(folder, CONFIG), OF_THIS_FOLDER);
  const built = spawnSync('npx', ['vite', 'build', '--config', CONFIG], { cwd: folder, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The next version does not build:\n${built.stdout}${built.stderr}`);
  return join(folder, 'dist');
}

/** A build whose worker does not answer the question whether it can read what is on the device. */
export function silent(dist: string): string {
  const folder = folderOfRun('campus-silent-');
  cpSync(dist, folder, { recursive: true });
  const script = join(folder, 'sw.js');
  const registered = readFileSync(script, 'utf8');
  const [, name] = WORKER_FILE.exec(registered) ?? [];
  if (name === undefined) throw new Error('The registered script imports no worker any more.');
  const worker = readFileSync(join(folder, 'assets', name), 'utf8');
  if (!worker.includes(CAN_READ)) throw new Error('The worker is not asked any more.');
  const other = name.replace('worker-', 'worker-silent-');
  writeFileSync(join(folder, 'assets', other), worker.replaceAll(CAN_READ, 'NEVER_SAID'));
  writeFileSync(script, registered.replace(name, other));
  rmSync(`${script}.br`);
  return folder;
}

/** This build for a campus that knows the queries of none, also not of those that it has kept in `dataDir`. */
export function withoutDocuments(dataDir: string): string {
  const folder = folderOfRun('campus-other-');
  cpSync(join(ROOT, 'dist'), folder, { recursive: true });
  for (const at of [folder, dataDir])
    for (const file of globSync('**/documents-*.json', { cwd: at })) rmSync(join(at, file));
  return folder;
}

/** This build for a campus that has something else in the place of what a first install takes in one file, or nothing. */
export function withPack(body: string | undefined, dataDir: string): string {
  const folder = folderOfRun('campus-pack-');
  cpSync(join(ROOT, 'dist'), folder, { recursive: true });
  const [pack] = globSync('assets/pack-*.json', { cwd: folder });
  if (pack === undefined) throw new Error('The build has no pack any more.');
  for (const at of [folder, dataDir])
    for (const file of globSync('**/pack-*.json*', { cwd: at })) rmSync(join(at, file));
  if (body !== undefined) writeFileSync(join(folder, pack), body);
  return folder;
}

/** This build as an older browser's worker runs it: without static routes, and without a word of where it is in its life. */
export function withOlderWorker(): string {
  const folder = folderOfRun('campus-older-');
  cpSync(join(ROOT, 'dist'), folder, { recursive: true });
  const script = join(folder, 'sw.js');
  const missing = [
    "Reflect.deleteProperty(InstallEvent.prototype, 'addRoutes');",
    "for (let at = self; at; at = Object.getPrototypeOf(at)) Reflect.deleteProperty(at, 'serviceWorker');",
    "if ('serviceWorker' in self || 'addRoutes' in InstallEvent.prototype) throw new Error('They are still here.');",
  ];
  writeFileSync(script, missing.join('\n') + readFileSync(script, 'utf8'));
  rmSync(`${script}.br`);
  return folder;
}
