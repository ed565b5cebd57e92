import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStore, type TestStore } from '#server/test-store.ts';
import { claimDataFolder } from './data-folder.ts';

describe('the folder with the files of a campus', () => {
  let test: TestStore;
  let folder: string;
  beforeEach(async () => {
    test = await aStore();
    folder = mkdtempSync(join(tmpdir(), 'campus-folder-'));
  });
  afterEach(async () => {
    await test.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const claim = (name: string) => claimDataFolder(test.store, join(folder, name));

  it.runIf(process.env.TEST_DATABASE_URL === undefined)('may be any where the database lies in it', async () => {
    await claim('one');
    await claim('other');
    expect(existsSync(join(folder, 'one'))).toBe(false);
  });

  describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('beside PostgreSQL', () => {
    const refusal = expect.objectContaining({
      name: 'ConfigError',
      message: expect.stringMatching(/^DATA_DIR is not the folder [^\n]*\.$/),
    });

    it('is one for all servers: another is refused, and stays as it was', async () => {
      await claim('one');
      await claim('one');
      await expect(claim('other')).rejects.toEqual(refusal);
      expect(existsSync(join(folder, 'other'))).toBe(false);
      cpSync(join(folder, 'one'), join(folder, 'copy'), { recursive: true });
      await claim('copy');
    });

    it('is one of two that begin at once', async () => {
      const claims = await Promise.allSettled([claim('one'), claim('other')]);
      expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('that was lost is replaced by the way that the sentence names', async () => {
      await claim('lost');
      rmSync(join(folder, 'lost'), { recursive: true });
      const failure = await claim('lost').catch((error: unknown) => String(error));
      const [, id = ''] = /write (\S+) into/.exec(String(failure)) ?? [];
      cpSync(test.dataDir, join(folder, 'lost'), { recursive: true });
      writeFileSync(join(folder, 'lost/campus-id'), `${id}\n`);
      await claim('lost');
    });
  });
});
