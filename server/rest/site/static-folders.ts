import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, relative } from 'node:path';

const KEPT_BUILDS = 3;
const KEPT_DAYS = 90;

/** The folder that a file of `/assets/` or `/player/` lies in, by its path in it: this build's, or that of one of the builds before it (APP-3). */
export type AssetFolders = ReadonlyMap<string, string>;

/** Folders of a build whose files are named by what is in them: the app's, and what runs on the hosts of packages. */
export const HASHED_FOLDERS = ['assets', 'player'] as const;

/**
 * Copies the hashed files of this build into the data folder and says where each known one lies. Pages that were
 * opened before a new build keep working: the last three builds stay for 90 days.
 */
export function keepHashed(
  name: (typeof HASHED_FOLDERS)[number],
  { distDir, dataDir, now }: { distDir: string; dataDir: string; now: Date },
): AssetFolders {
  const current = join(distDir, name);
  const kept = join(dataDir, name);
  const folders = new Map<string, string>();
  if (existsSync(current)) {
    const own = join(kept, buildId(distDir));
    mkdirSync(kept, { recursive: true });
    if (!existsSync(own)) copyWhole(current, own);
    utimesSync(own, now, now);
  }
  for (const folder of [...buildsOf(kept, now), current]) for (const file of pathsIn(folder)) folders.set(file, folder);
  return folders;
}

/** A start that is stopped half-way leaves no half of a build behind under its name. */
function copyWhole(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}.part`;
  cpSync(from, unfinished, { recursive: true });
  renameSync(unfinished, to);
}

function buildId(distDir: string): string {
  return createHash('sha256')
    .update(readFileSync(join(distDir, 'index.html')))
    .digest('hex')
    .slice(0, 16);
}

/** The folders that are served, oldest first; what is too old or too many is removed. */
function buildsOf(kept: string, now: Date): readonly string[] {
  if (!existsSync(kept)) return [];
  const oldest = now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000;
  const builds = readdirSync(kept)
    .map((name) => ({ folder: join(kept, name), used: statSync(join(kept, name)).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  const serving = builds.filter(({ used }, place) => place < KEPT_BUILDS && used >= oldest);
  for (const { folder } of builds.filter((build) => !serving.includes(build))) rmSync(folder, { recursive: true });
  return serving.map(({ folder }) => folder).reverse();
}

/** Of the compressed twins, and of what the server runs itself (`rendered-login.ts`). */
const NOT_SERVED = /\.(?:br|gz)$|^rendered\//;

/** Every file of the build by its path that may be asked for. */
export function filesOf(distDir: string): ReadonlySet<string> {
  return new Set(pathsIn(distDir).flatMap((path) => (NOT_SERVED.test(path) ? [] : [`/${path}`])));
}

/** Every file of a folder and of those in it, by its path from there. */
function pathsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
