import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CAN_READ } from '#offline/names.ts';

const ROOT = resolve(import.meta.dirname, '../..');
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
/** A line of the page's markup that the next version has otherwise. */
const PLACE = '<html';

/** Builds this app as its next version would be: another page, other chunks. Answers the folder of the build. */
export function buildNext(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campus-next-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const source of SOURCES) cpSync(join(ROOT, source), join(folder, source), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const page = join(folder, 'src/index.html');
  const markup = readFileSync(page, 'utf8');
  if (!markup.includes(PLACE)) throw new Error(`The page has no ${PLACE} any more.`);
  writeFileSync(page, markup.replace(PLACE, `${PLACE} data-version="next"`));
  // Every screen's file gets another name by this, as in a release that touched all of them.
  const text = join(folder, 'src/ui/text.tsx');
  writeFileSync(text, readFileSync(text, 'utf8').replace('<Element {...rest}', '<Element data-next="" {...rest}'));
  const built = spawnSync('npx', ['vite', 'build'], { cwd: folder, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The next version does not build:\n${built.stdout}${built.stderr}`);
  return join(folder, 'dist');
}

/** A build whose worker does not answer the question whether it can read what is on the device. */
export function silent(dist: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'campus-silent-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(dist, folder, { recursive: true });
  const script = join(folder, 'sw.js');
  const text = readFileSync(script, 'utf8');
  if (!text.includes(CAN_READ)) throw new Error('The worker is not asked any more.');
  writeFileSync(script, text.replaceAll(CAN_READ, 'NEVER_SAID'));
  for (const compressed of ['.br', '.gz']) rmSync(`${script}${compressed}`, { force: true });
  return folder;
}
