import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type PackageIndex, packageIndexSchema } from '#campus/packages/package-index.ts';
import { packageFileAddress } from '#campus/player/package-origin.ts';
import type { FileFacts } from '#server/store/content/media-files.ts';
import { INDEX_FILE, packagePath } from './import-package.ts';

/** A file as a device keeps it: its address on the content host, or of the player on the app's. */
export interface KeptFile extends FileFacts {
  readonly url: string;
}

export interface KeptPackage {
  readonly id: string;
  /** Of the player as it is built now. */
  readonly player: string;
  readonly files: readonly KeptFile[];
}

export interface PackageFiles {
  /** All that runs without a network once a device has it; undefined where there is no such package. */
  of(packageId: string): Promise<KeptPackage | undefined>;
}

/** Packages that are remembered: some megabytes at most, since a package may have thousands of files. */
const REMEMBERED = 50;

const playerFile = v.object({ path: v.pipe(v.string(), v.startsWith('/player/')), size: v.number(), hash: v.string() });
const playerSchema = v.record(v.string(), v.array(playerFile));

/** Written beside the player when it is built: which files play which kind of package. */
const PLAYER_FILES = 'player/files.json';

type Parts = { packagesFolder: string; distDir: string };

/** A package never changes, and the player only with the build: each is read once. */
export function createPackageFiles({ packagesFolder, distDir }: Parts): PackageFiles {
  const known = new Map<string, Promise<KeptPackage | undefined>>();
  let player: Promise<Player> | undefined;
  return {
    of(packageId) {
      const before = known.get(packageId);
      if (before !== undefined) return before;
      player ??= readPlayer(join(distDir, PLAYER_FILES));
      const reading = readPackage(join(packagesFolder, packageId, INDEX_FILE), packageId, player);
      known.set(packageId, reading);
      // What was not there may be brought any moment.
      const forget = () => known.delete(packageId);
      reading.then((found) => found === undefined && forget(), forget);
      const [oldest] = known.keys();
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
      return reading;
    },
  };
}

type Player = { build: string; files: v.InferOutput<typeof playerSchema> };

async function readPlayer(path: string): Promise<Player> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return { build: digest(text).slice(0, 16), files: v.parse(playerSchema, JSON.parse(text)) };
}

async function readPackage(path: string, id: string, player: Promise<Player>): Promise<KeptPackage | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const { content, files } = v.parse(packageIndexSchema, JSON.parse(bytes.toString('utf8')));
  const { build, files: ofPlayer } = await player;
  return {
    id,
    player: build,
    files: [
      { url: packagePath(id).index, size: bytes.byteLength, hash: digest(bytes) },
      ...files.map(({ path, size, hash }) => ({ url: packageFileAddress(id, path), size, hash })),
      ...(ofPlayer[kindOf(content)] ?? []).map(({ path, size, hash }) => ({ url: path, size, hash })),
    ],
  };
}

function kindOf(content: PackageIndex['content']): string {
  if (content.kind === 'h5p') return 'h5p';
  return content.version === '1.2' ? 'scorm12' : 'scorm2004';
}

function digest(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
