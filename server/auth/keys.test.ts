import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCampusServer } from '#server/campus-server.ts';
import { createLog } from '#server/http/log.ts';
import { aCampus, askServer, type TestCampus } from '#tests/support/campus/campus.ts';
import { type Keys, makeKeys, openKeys } from './keys.ts';

const ME = '{ me { firstName } }';

describe('the keys of a campus', () => {
  let campus: TestCampus;
  let folder: string;
  beforeEach(async () => {
    campus = await aCampus();
    folder = mkdtempSync(join(tmpdir(), 'campus-keys-'));
  });
  afterEach(async () => {
    await campus.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const folderOf = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  /** As releases before this one kept them. */
  const keepInFile = (keys: Keys, dataDir: string) => {
    const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
    const file = join(dataDir, 'keys.json');
    writeFileSync(file, JSON.stringify({ id: keys.id, access: text(keys.access), refresh: text(keys.refresh) }));
    return file;
  };
  /** A server over the same database with a folder of its own. */
  const aServerIn = async (dataDir: string) => {
    const { store } = campus.test;
    const keys = await openKeys(store, dataDir);
    return createCampusServer({ store, keys, dataDir, distDir: campus.distDir, log: createLog('silent') });
  };

  it('are the same for two servers that start at once, whatever their folders', async () => {
    const { store } = campus.test;
    const [one, other] = await Promise.all([openKeys(store, folderOf('one')), openKeys(store, folderOf('other'))]);
    expect(other).toEqual(one);
  });

  it('of an earlier release are taken over from its file, and nobody is signed out', async () => {
    const amal = await campus.login('amal');
    const file = keepInFile(campus.keys, folderOf('old'));
    const servers = [await aServerIn(folderOf('old')), await aServerIn(folderOf('new'))];
    for (const server of servers) {
      const { status, body } = await askServer(server, { query: ME, token: amal.token });
      expect([status, body.data?.me.firstName]).toEqual([200, 'Amal']);
    }
    expect(existsSync(file)).toBe(false);
    for (const server of servers) await server.close();
  });

  it('of another campus are left where they are, and open nothing here', async () => {
    const ours = await openKeys(campus.test.store, folderOf('one'));
    const file = keepInFile(makeKeys(), folderOf('other'));
    expect(await openKeys(campus.test.store, folderOf('other'))).toEqual(ours);
    expect(existsSync(file)).toBe(true);
  });
});
