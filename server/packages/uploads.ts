import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** An upload that nobody has gone on with for so long is given up, ms. */
const GIVEN_UP_AFTER = 24 * 60 * 60 * 1000;

/** Parts of archives on their way up. */
export interface Uploads {
  /**
   * Writes a part where it belongs and says how far the whole is here without a gap, in bytes: that is where to go on. A
   * part beyond it is not written; one that was here before is written again.
   */
  add(part: { of: string; offset: number; bytes: Buffer }): Promise<number>;
  /** Works with the whole file, which is gone afterwards. */
  finish<T>(of: string, work: (path: string) => Promise<T>): Promise<T>;
}

/** `packagesFolder`: on the same disk, and what is unfinished there begins with a dot. */
export function createUploads(packagesFolder: string, clock: () => Date): Uploads {
  const folder = join(packagesFolder, '.uploads');
  const pathOf = (of: string): string => join(folder, Buffer.from(of).toString('base64url'));
  return {
    async add({ of, offset, bytes }) {
      const path = pathOf(of);
      await mkdir(folder, { recursive: true });
      if (offset === 0) await forgetOld(folder, clock());
      const here = existsSync(path) ? (await stat(path)).size : 0;
      if (offset > here) return here;
      const file = await open(path, here === 0 ? 'w' : 'r+');
      try {
        await file.write(bytes, 0, bytes.length, offset);
        return Math.max(here, offset + bytes.length);
      } finally {
        await file.close();
      }
    },
    async finish(of, work) {
      const path = pathOf(of);
      try {
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

async function forgetOld(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > GIVEN_UP_AFTER) await rm(path, { force: true });
  }
}
