import { createHash, type Hash } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { PackageFile } from '#campus/packages/package-index.ts';
import { isSystemLeftover } from '#server/model/system-leftover.ts';
import { decodeEntryName } from './decode-entry-name.ts';
import { checkEntryName } from './entry-name.ts';
import { PackageFault } from './package-fault.ts';
import { inMegabytes, PACKAGE_LIMITS } from './package-limits.ts';

/** An archive whose table was read and found harmless. Its contents are not read yet. */
export interface Archive {
  /** Paths of the files below the package's folder. */
  readonly names: ReadonlySet<string>;
  /** The whole content of a small file. Throws PackageFault where it is missing, too large or damaged. */
  read(name: string): Promise<Buffer>;
  /** Writes the files that are wanted below the folder, one at a time, so that memory is bounded; answers what was written. Throws PackageFault. */
  unpackTo(folder: string, isWanted: (name: string) => boolean): Promise<PackageFile[]>;
  close(): void;
}

/** Opens a zip archive on the disk. Throws PackageFault for whatever should not be unpacked. */
export async function openArchive(path: string): Promise<Archive> {
  const { size } = await stat(path);
  if (size > PACKAGE_LIMITS.archive) throw new PackageFault('ARCHIVE_TOO_LARGE', inMegabytes(PACKAGE_LIMITS.archive));
  // Names come as bytes: the checks are ours, and say which of them failed.
  const zip = await openPromise(path, { decodeStrings: false, autoClose: false }).catch(() => undefined);
  if (zip === undefined) throw new PackageFault('NOT_AN_ARCHIVE');
  try {
    const files = await readTable(zip, size);
    return {
      names: new Set(files.keys()),
      read: (name) => readWhole(zip, name, files.get(name)),
      unpackTo: (folder, isWanted) => unpack(zip, new Map([...files].filter(([name]) => isWanted(name))), folder),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readTable(zip: ZipFile, archiveSize: number): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > PACKAGE_LIMITS.entries) throw new PackageFault('TOO_MANY_FILES', String(PACKAGE_LIMITS.entries));
  const files = new Map<string, Entry>();
  const names = createNames();
  let unpacked = 0;
  for await (const entry of entriesOf(zip)) {
    const raw = decodeEntryName(entry);
    if (isSystemLeftover(raw)) continue;
    const name = checkEntryName(raw);
    checkEntry(name, entry);
    names.take(name);
    if (name.endsWith('/')) continue;
    unpacked += entry.uncompressedSize;
    files.set(name, entry);
  }
  if (unpacked > PACKAGE_LIMITS.unpacked) throw new PackageFault('TOO_LARGE', inMegabytes(PACKAGE_LIMITS.unpacked));
  // Many entries may share one piece of the archive: then each is harmless, and all together are not.
  if (isBomb(unpacked, archiveSize)) throw new PackageFault('BOMB', [...files.keys()][0]);
  return files;
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    throw error instanceof PackageFault ? error : new PackageFault('NOT_AN_ARCHIVE');
  }
}

/** Upper 16 bits of the attributes are the mode where a Unix made the entry; these are the bits of its kind. */
const KIND = 0o170_000;
const LINK = 0o120_000;
const PLAIN = [0, 0o100_000, 0o040_000];

function checkEntry(name: string, entry: Entry): void {
  const kind = (entry.externalFileAttributes >>> 16) & KIND;
  if (kind === LINK || !PLAIN.includes(kind)) throw new PackageFault('SYMBOLIC_LINK', name);
  if (entry.isEncrypted()) throw new PackageFault('ENCRYPTED', name);
  if (!entry.canDecodeFileData()) throw new PackageFault('UNKNOWN_COMPRESSION', name);
  if (isBomb(entry.uncompressedSize, entry.compressedSize)) throw new PackageFault('BOMB', name);
}

function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > PACKAGE_LIMITS.ratioFrom && unpacked > packed * PACKAGE_LIMITS.ratio;
}

/** Two names that are one on any system (letter case, a file where another needs a folder) must not both be there. */
function createNames(): { take(name: string): void } {
  const known = new Map<string, 'file' | 'folder'>();
  const note = (path: string, as: 'file' | 'folder', name: string): void => {
    const key = path.toLowerCase();
    const before = known.get(key);
    if (before !== undefined && (before === 'file' || as === 'file')) throw new PackageFault('NAME_TWICE', name);
    known.set(key, as);
  };
  return {
    take(name) {
      const isFolder = name.endsWith('/');
      const parts = (isFolder ? name.slice(0, -1) : name).split('/');
      for (let depth = 1; depth < parts.length; depth += 1) note(parts.slice(0, depth).join('/'), 'folder', name);
      note(parts.join('/'), isFolder ? 'folder' : 'file', name);
    },
  };
}

async function readWhole(zip: ZipFile, name: string, entry: Entry | undefined): Promise<Buffer> {
  if (entry === undefined) throw new PackageFault('FILE_MISSING', name);
  if (entry.uncompressedSize > PACKAGE_LIMITS.description) throw new PackageFault('DESCRIPTION_TOO_LARGE', name);
  const parts: Buffer[] = [];
  await asDamaged(name, async () => {
    const content = await zip.openReadStreamPromise(entry);
    await pipeline(content, checkedContent(entry), async (stream) => {
      for await (const part of stream) parts.push(part);
    });
  });
  return Buffer.concat(parts);
}

async function unpack(zip: ZipFile, files: ReadonlyMap<string, Entry>, folder: string): Promise<PackageFile[]> {
  const written: PackageFile[] = [];
  for (const [name, entry] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    await asDamaged(name, async () => {
      const content = await zip.openReadStreamPromise(entry);
      const hash = createHash('sha256');
      await pipeline(content, checkedContent(entry, hash), createWriteStream(path, { flags: 'wx' }));
      written.push({ path: name, size: entry.uncompressedSize, hash: hash.digest('hex') });
    });
  }
  return written;
}

/** The archive's own faults are reported by name; those of this server's disk stay what they are. */
async function asDamaged(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isOfTheDisk = error instanceof Error && 'syscall' in error;
    throw isOfTheDisk ? error : new PackageFault('DAMAGED', name);
  }
}

/** Lets through what the archive promised, and fails at the first byte too much or with another sum at the end. `hash` sees all of it. */
function checkedContent(entry: Entry, hash?: Hash): Transform {
  let sum = 0;
  let size = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done: TransformCallback) {
      sum = crc32(part, sum);
      hash?.update(part);
      size += part.length;
      done(size > entry.uncompressedSize ? new Error('longer than said') : null, part);
    },
    flush(done) {
      done(sum === entry.crc32 && size === entry.uncompressedSize ? null : new Error('another sum'));
    },
  });
}
