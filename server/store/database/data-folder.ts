import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '#server/runtime/config.ts';
import { writeOnce } from '#server/runtime/write-once.ts';
import { readInstallation, settleInstallation } from './installation.ts';
import type { Store } from './open-store.ts';

const MARK = 'campus-id';

/**
 * Pictures, films and packages are files, so all servers over one database need the same folder. One that has another would
 * answer 404 for what the others took in: it refuses to start, with one sentence. Throws ConfigError. SQLite lies in the
 * folder itself, so there nothing can be mixed up.
 */
export async function claimDataFolder(store: Store, dataDir: string): Promise<void> {
  if (store.engine === 'sqlite') return;
  const path = join(dataDir, MARK);
  const stored = await readInstallation(store, 'data-folder');
  const own = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  // A folder that is refused stays as it was.
  const mark = own ?? (stored === undefined ? writeOnce(path, randomUUID()) : undefined);
  const counts = stored ?? (mark && (await settleInstallation(store, 'data-folder', mark.trim())));
  if (mark?.trim() !== counts)
    throw new ConfigError(
      `DATA_DIR is not the folder in which the files of this database's campus lie: give all its servers the same one (if that folder is lost, write ${counts} into the file ${MARK} of DATA_DIR and import the campus again).`,
    );
}
