import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A file of the campus as it is sent: bytes and their SHA-256 in hex. */
export interface FileFacts {
  readonly size: number;
  readonly hash: string;
}

export interface MediaFiles {
  /** Size and hash of the file at an address below `/media/`; undefined where there is none. */
  factsOf(url: string): Promise<FileFacts | undefined>;
}

/** Looks into the media folder; a file is hashed once, and again when it was written anew. */
export function createMediaFiles(folder: string): MediaFiles {
  const known = new Map<string, { stamp: string; facts: Promise<FileFacts> }>();
  return {
    async factsOf(url) {
      const path = join(folder, basename(url));
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const stamp = `${found.size} ${found.mtimeMs}`;
      const before = known.get(path);
      if (before?.stamp === stamp) return before.facts;
      const facts = hashFile(path);
      known.set(path, { stamp, facts });
      // A read that failed is not remembered: the next request tries again.
      facts.catch(() => known.delete(path));
      return facts;
    },
  };
}

/** Reads the file once, in pieces. */
export async function hashFile(path: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of createReadStream(path)) {
    hash.update(part);
    size += part.length;
  }
  return { size, hash: hash.digest('hex') };
}
