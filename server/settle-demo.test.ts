import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { ConfigError, readConfig } from './runtime/config.ts';
import { settleDemo } from './settle-demo.ts';
import { aStore, type TestStore } from './test-store.ts';

type Env = Readonly<Record<string, string>>;

const PUBLIC: readonly (readonly [string, Env])[] = [
  ['a public name', { PUBLIC_ORIGIN: 'https://campus.real-ngo.example' }],
  ['a proxy', { TRUSTED_PROXY: '127.0.0.1' }],
  ['all addresses', { BIND: '0.0.0.0' }],
];
const SHOWN: readonly string[] = ['--demo'];

describe('the demo campus', { timeout: 120_000 }, () => {
  let test: TestStore;
  beforeEach(async () => {
    test = await aStore();
  });
  afterEach(() => test.remove());

  const settle = (args: readonly string[], env: Env = {}) =>
    settleDemo(test.store, readConfig([...args, '--data-dir', test.dataDir], env));
  const organisations = async () => {
    const rows = await test.store.read.selectFrom('organisation').select('folder_name').orderBy('position').execute();
    return rows.map((row) => row.folder_name);
  };
  const importOne = (lines: readonly string[]) =>
    importOrganisation({ test, now: () => new Date() }, { id: '7', name: 'quay', lines });

  it.each<readonly [string, readonly string[], Env]>([
    ['that nobody asked for', [], {}],
    ...PUBLIC.flatMap(([name, env]) => [
      [`of npm start with ${name}`, ['--demo-if-local'], env] as const,
      [`of development with ${name}`, [], { ...env, NODE_ENV: 'development' }] as const,
    ]),
  ])('is not what an empty database becomes at a start %s', async (_, args, env) => {
    expect(await settle(args, env)).toBe(false);
    expect(await organisations()).toEqual([]);
  });

  it.each([
    ['npm start', ['--demo-if-local'], {}],
    ['development', [], { NODE_ENV: 'development' }],
    ['--demo', SHOWN, { PUBLIC_ORIGIN: 'https://demo.example.org' }],
  ])('is what an empty database becomes by %s', async (_, args, env) => {
    expect(await settle(args, env)).toBe(true);
    expect(await organisations()).toEqual(['lantern', 'nordlicht', 'sonnenhaus']);
  });

  it('never joins a campus that is there', async () => {
    await importOne([]);
    expect(await settle(SHOWN)).toBe(false);
    expect(await organisations()).toEqual(['quay']);
  });

  describe('that is in the database', () => {
    const refused = async (env: Env) => {
      const starting = settle(['--demo-if-local'], env);
      await expect(starting).rejects.toThrow(ConfigError);
      await expect(starting).rejects.toThrow(/ holds demo accounts[^\n]*PUBLIC_ORIGIN[^\n]*new DATA_DIR[^\n]*--demo/);
    };

    it.each(PUBLIC)('opens on this machine, and with %s only where it is shown on purpose', async (_, env) => {
      await importOne(['demoPassword: quay-demo-1']);
      expect(await settle([])).toBe(true);
      await refused(env);
      expect(await settle(SHOWN, env)).toBe(true);
    });

    it('is known when it is older than its mark', async () => {
      await importOne(['demoPassword: quay-demo-1']);
      await test.store.transaction((trx) => trx.deleteFrom('installation').where('name', '=', 'demo').execute());
      await refused({ TRUSTED_PROXY: '::1' });
    });

    it('stays one when its file names no password any more: its accounts keep theirs', async () => {
      await importOne(['demoPassword: quay-demo-1']);
      await test.store.transaction((trx) => trx.deleteFrom('installation').where('name', '=', 'demo').execute());
      await importOne([]);
      await refused({ TRUSTED_PROXY: '::1' });
    });
  });

  it.each(PUBLIC)('is no question for a real campus with %s', async (_, env) => {
    await importOne([]);
    expect(await settle(['--demo-if-local'], env)).toBe(false);
    expect(await organisations()).toEqual(['quay']);
  });
});
