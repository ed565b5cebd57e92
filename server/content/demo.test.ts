import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStore, type TestStore } from '#server/test-store.ts';
import { importCampus } from './import-campus.ts';

const DEMO = fileURLToPath(new URL('./demo', import.meta.url));

describe('the demo campus', () => {
  let test: TestStore;
  beforeAll(async () => {
    test = await aStore();
  });
  afterAll(() => test.remove());

  const run = () =>
    importCampus({ store: test.store, dataDir: test.dataDir, folder: DEMO, now: new Date('2026-11-21T12:00:00Z') });

  it('is three organisations at their hosts, without a mistake, and the same when it is imported again', async () => {
    const first = await run();
    expect(first.map(({ id, host }) => `${id} ${host}`).sort()).toEqual([
      '1 lantern.localhost',
      '12 nordlicht.localhost',
      '23 sonnenhaus.localhost',
    ]);
    for (const { written, removed, people } of await run()) expect([written, removed, people]).toEqual([0, 0, 0]);
  });
});
