import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, readConfig } from '#server/runtime/config.ts';
import { claimDataFolder } from '#server/store/database/data-folder.ts';
import { openStore, sqlitePath } from '#server/store/database/open-store.ts';
import { ContentMistakes } from './files/mistakes.ts';
import { importCampus } from './import-campus.ts';

const USAGE =
  'Usage: npm run campus -- import DIR   (DIR: the folder of one organisation, or a folder of such folders)';

await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
});

async function run([command, folder, ...rest]: readonly string[]): Promise<void> {
  if (command !== 'import' || folder === undefined || folder.startsWith('--')) throw new ConfigError(USAGE);
  const config = readConfig(rest);
  const isNew = config.databaseUrl === undefined && !existsSync(sqlitePath(config.dataDir));
  const store = await openStore(config);
  try {
    await claimDataFolder(store, config.dataDir);
    const imported = await importCampus({ store, dataDir: config.dataDir, folder: resolve(folder), now: new Date() });
    for (const { denomination, host, written, removed, people } of imported)
      process.stdout.write(`${denomination} (${host}): ${written} written, ${removed} removed, ${people} new people\n`);
    process.stdout.write(config.databaseUrl === undefined ? `Into ${config.dataDir}.\n` : 'Into PostgreSQL.\n');
    // A server that runs is in another folder then, and would never show what was just reported as imported.
    if (isNew)
      process.stdout.write(
        'There was no campus in this folder. Is it the one that the server runs with (--data-dir)?\n',
      );
  } finally {
    await store.close();
  }
}

function messageOf(error: unknown): string {
  if (error instanceof ContentMistakes)
    return `Nothing was imported. ${error.mistakes.length} to mend:\n${error.message}`;
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
