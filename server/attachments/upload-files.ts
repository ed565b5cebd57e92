import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { STRAY_FILE_KEPT_HOURS } from '#campus/attachments/attachment-limits.ts';

const HOUR = 60 * 60 * 1000;
/** Ids are the campus's own: nothing that somebody chose is ever a part of a path. */
const FILE = /^([0-9a-f]{8}-[0-9a-f-]{27})(?:\.json|\.plain)?$/;
const PLAIN = '.plain';

/** Where the bytes of files that people bring lie: one folder for finished files and such as are on their way up, each under its id. */
export interface UploadFiles {
  readonly folder: string;
  pathOf(id: string): string;
  /** Of a copy that somebody looks at in between, of a file that is encrypted. */
  plainPathOf(id: string): string;
  /** With what is kept beside it while it is on its way up. Done where there is none. */
  remove(id: string): Promise<void>;
  /** Removes what is older than STRAY_FILE_KEPT_HOURS and of no id that is known, or left of a look in between; how many files (FILE-9). */
  removeStrays(known: ReadonlySet<string>, now: Date): Promise<number>;
}

/** `of`: files of projects, or documents for the document check. */
export function createUploadFiles(dataDir: string, of: 'attachments' | 'documents'): UploadFiles {
  const folder = join(dataDir, of);
  const pathOf = (id: string): string => join(folder, id);
  return {
    folder,
    pathOf,
    plainPathOf: (id) => `${pathOf(id)}${PLAIN}`,
    remove: async (id) => {
      await rm(pathOf(id), { force: true });
      await rm(`${pathOf(id)}.json`, { force: true });
    },
    async removeStrays(known, now) {
      if (!existsSync(folder)) await mkdir(folder, { recursive: true });
      let removed = 0;
      for (const name of await readdir(folder)) {
        const id = FILE.exec(name)?.[1];
        if (id === undefined || (known.has(id) && !name.endsWith(PLAIN))) continue;
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found === undefined || now.getTime() - found.mtimeMs < STRAY_FILE_KEPT_HOURS * HOUR) continue;
        await rm(join(folder, name), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
