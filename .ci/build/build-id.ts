import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made of; everything else that lies beside it does not change it. */
const SOURCES = [
  'src',
  'sw',
  'locales',
  'public',
  '.ci/build',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
];

/** Short hash of all sources: names a build, and tells whether `dist` is current. */
export function buildId(root: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, join(root, source), source);
  return hash.digest('hex').slice(0, 16);
}

function addTo(hash: ReturnType<typeof createHash>, path: string, name: string): void {
  let children: string[];
  try {
    children = readdirSync(path).sort();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOTDIR')) throw error;
    hash.update(name).update(readFileSync(path));
    return;
  }
  for (const child of children) addTo(hash, join(path, child), `${name}/${child}`);
}
