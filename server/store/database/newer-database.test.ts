import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '#server/runtime/config.ts';
import { aStore, type TestStore } from '#server/test-store.ts';
import { openStore } from './open-store.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const CLI = fileURLToPath(new URL('../../operator/cli.ts', import.meta.url));
const SENTENCE =
  /^A newer release has written to this database \(9998-day-after, 9999-tomorrow\)[^\n]*install the newer release again, or restore the backup[^\n]*Nothing was changed\.\n?$/;

describe('a database that a newer release has written to', { timeout: 120_000 }, () => {
  let test: TestStore;
  beforeAll(async () => {
    test = await aStore();
    await test.store.transaction(async (trx) => {
      for (const name of ['9999-tomorrow', '9998-day-after'])
        await sql`insert into applied_migration (name) values (${name})`.execute(trx);
    });
  });
  afterAll(() => test.remove());

  /** What a backup would copy: the index of the log is made anew by whoever opens it. */
  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]);

  it('is not opened beside a newer server, and nothing is changed', async () => {
    const before = filesOf(test.dataDir);
    const opening = openStore(test.config);
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(SENTENCE);
    expect(filesOf(test.dataDir)).toEqual(before);
    const names = await sql`select name from applied_migration where name like '99%'`.execute(test.store.read);
    expect(names.rows).toHaveLength(2);
  });

  // Every other command opens its store the same way; tests/architecture/server-walls.test.ts knows of no second one.
  it.each([
    ['a server', MAIN, ['--port', '0']],
    ['a command', CLI, ['documents']],
  ])('ends %s with a sentence', async (_, script, args) => {
    const env = { ...process.env, DATA_DIR: test.dataDir, DATABASE_URL: test.config.databaseUrl ?? '' };
    const child = spawn(process.execPath, [script, ...args], { env });
    let printed = '';
    child.stdout.on('data', (part) => (printed += part));
    child.stderr.on('data', (part) => (printed += part));
    const [code] = await once(child, 'close');
    expect({ code, printed }).toEqual({ code: 1, printed: expect.stringMatching(SENTENCE) });
  });

  it.runIf(process.env.TEST_DATABASE_URL === undefined).each([
    ['after a kill, with a log beside it', true],
    ['after a clean end', false],
  ])('keeps every byte of its files %s', async (_, isKilled) => {
    if (!isKilled) await test.store.close();
    const dataDir = mkdtempSync(join(tmpdir(), 'campus-newer-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    cpSync(test.dataDir, dataDir, { recursive: true });
    const before = filesOf(dataDir);
    expect(before.some(([path]) => path?.endsWith('-wal'))).toBe(isKilled);
    await expect(openStore({ dataDir })).rejects.toThrow(SENTENCE);
    expect(filesOf(dataDir)).toEqual(before);
  });
});
