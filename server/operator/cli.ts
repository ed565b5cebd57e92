import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ContentMistakes } from '#server/content/files/mistakes.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { type Config, ConfigError, readConfig } from '#server/runtime/config.ts';
import { setMaintenance } from '#server/runtime/maintenance.ts';
import { claimDataFolder } from '#server/store/database/data-folder.ts';
import { openStore, type Store, sqlitePath } from '#server/store/database/open-store.ts';
import { decide, listDocuments, showDocument } from './documents.ts';
import { listReviewers, setReviewer } from './reviewers.ts';

const USAGE = `Usage: npm run campus -- COMMAND
  import DIR                    DIR: the folder of one organisation, or a folder of such folders
  documents                     the documents that wait for a decision, the oldest first
  document ID FILE              writes one down as FILE, to be looked at; delete it afterwards
  decide ID DECISION [COMMENT]  ACCEPTED, INVALID_UPLOAD, INELIGIBLE, REJECTED, or IN_REVIEW to say something first;
                                the learner reads COMMENT, which all but ACCEPTED need
  reviewers                     who decides on documents on the page for it
  reviewer add EMAIL [HOST]     lets somebody decide; HOST: of the organisation, where the address is known in several
  reviewer remove EMAIL [HOST]  lets them decide no more, from now on
  maintenance on|off            on: calls are answered by 503 until it is off; what is saved on devices goes on`;

interface Command {
  /** How many arguments may follow. */
  readonly counts: readonly number[];
  run(store: Store, config: Config, args: readonly string[]): Promise<string>;
}

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['import', { counts: [1], run: (store, config, [folder = '']) => importFolder(store, config, folder) }],
  ['documents', { counts: [0], run: (store) => listDocuments(store) }],
  [
    'document',
    {
      counts: [2],
      run: (store, config, [id = '', file = '']) => showDocument(store, config, { id, file: resolve(file) }),
    },
  ],
  [
    'decide',
    {
      counts: [2, 3],
      run: (store, config, [id = '', decision = '', comment = '']) => decide(store, config, { id, decision, comment }),
    },
  ],
  ['reviewers', { counts: [0], run: (store) => listReviewers(store) }],
  [
    'reviewer',
    {
      counts: [2, 3],
      run: (store, _, [what = '', email = '', host]) => setReviewer(store, { what, email, host }),
    },
  ],
]);

await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
});

async function run([name = '', ...rest]: readonly string[]): Promise<void> {
  const options = rest.findIndex((one) => one.startsWith('--'));
  const args = options === -1 ? rest : rest.slice(0, options);
  const command = COMMANDS.get(name);
  if (name === 'maintenance' && args.length === 1)
    return switchMaintenance(args[0], readConfig(options === -1 ? [] : rest.slice(options)));
  if (command === undefined || !command.counts.includes(args.length)) throw new ConfigError(USAGE);
  const config = readConfig(options === -1 ? [] : rest.slice(options));
  const isNew = config.databaseUrl === undefined && !existsSync(sqlitePath(config.dataDir));
  const store = await openStore(config);
  try {
    await claimDataFolder(store, config.dataDir);
    process.stdout.write(await command.run(store, config, args));
    // A server that runs is in another folder then, and would never show what was just reported as imported.
    if (isNew)
      process.stdout.write(
        'There was no campus in this folder. Is it the one that the server runs with (--data-dir)?\n',
      );
  } finally {
    await store.close();
  }
}

/** Without the database, which may be what is worked on. */
function switchMaintenance(to: string | undefined, { dataDir }: Config): void {
  if (to !== 'on' && to !== 'off') throw new ConfigError(USAGE);
  setMaintenance(dataDir, to === 'on');
  process.stdout.write(`Maintenance is ${to} for ${dataDir}.\n`);
}

async function importFolder(store: Store, { dataDir, databaseUrl, documentKey }: Config, folder: string) {
  const imported = await importCampus({ store, dataDir, documentKey, folder: resolve(folder), now: new Date() });
  const lines = imported.map(
    ({ denomination, host, written, removed, people, passedOver }) =>
      `${denomination} (${host}): ${written} written, ${removed} removed, ${people} new people\n${passedOverLine(passedOver)}`,
  );
  return `${lines.join('')}${databaseUrl === undefined ? `Into ${dataDir}.\n` : 'Into PostgreSQL.\n'}`;
}

/** A name may hold what would steer a terminal. */
function passedOverLine(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  return `Passed over, as systems leave it behind: ${paths.join(', ').replaceAll(/\p{C}/gu, '')}\n`;
}

function messageOf(error: unknown): string {
  if (error instanceof ContentMistakes)
    return `Nothing was imported. ${error.mistakes.length} to mend:\n${error.message}`;
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
