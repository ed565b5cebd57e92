import { beforeEach, expect, it } from 'vitest';
import { VISITOR } from './account.ts';
import { DATABASES } from './names.ts';
import { dropSnapshots, keepSnapshot, type PageSnapshot, readSnapshot, SNAPSHOTS_KEPT } from './page-snapshots.ts';

const AMAL = '1:1-amal';
const REZA = '1:1-reza';

function aSnapshot(path: string, over: Partial<PageSnapshot> = {}): PageSnapshot {
  return {
    path,
    owner: AMAL,
    build: 'b',
    language: 'en',
    at: 1,
    asOf: 'As of noon',
    nodes: [['p', {}, 'Hello']],
    ...over,
  };
}

const keep = (snapshot: PageSnapshot, isCurrent = true): Promise<void> => keepSnapshot(snapshot, () => isCurrent);

beforeEach(() => void indexedDB.deleteDatabase(DATABASES.snapshots));

it('reading where nothing was ever kept makes no database', async () => {
  expect(await readSnapshot('/start')).toBeUndefined();
  await dropSnapshots();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASES.snapshots);
});

it('what a page shows takes the place of what it showed before', async () => {
  await keep(aSnapshot('/start'));
  await keep(aSnapshot('/start', { at: 2, asOf: 'As of one' }));
  expect(await readSnapshot('/start')).toMatchObject({ asOf: 'As of one' });
});

it('the pages that were looked at longest ago make room', async () => {
  const paths = Array.from({ length: SNAPSHOTS_KEPT + 2 }, (_, at) => `/course/${at}`);
  for (const [at, path] of paths.entries()) await keep(aSnapshot(path, { at }));
  expect(await readSnapshot('/course/0')).toBeUndefined();
  expect(await readSnapshot('/course/1')).toBeUndefined();
  expect(await readSnapshot('/course/2')).toBeDefined();
  expect(await readSnapshot(paths.at(-1) ?? '')).toBeDefined();
});

it('keeps nothing for a person whose session ended before it came to the disk', async () => {
  await keep(aSnapshot('/start'), false);
  expect(await readSnapshot('/start')).toBeUndefined();
});

it('is of one person at a time: another one’s first page takes the others away', async () => {
  await keep(aSnapshot('/start'));
  await keep(aSnapshot('/course/1', { owner: REZA }));
  expect(await readSnapshot('/start')).toBeUndefined();
  expect(await readSnapshot('/course/1')).toBeDefined();
});

it('at a start everything of anybody but who is signed in goes, and at a logout all of it', async () => {
  await keep(aSnapshot('/start'));
  await dropSnapshots(AMAL);
  expect(await readSnapshot('/start')).toBeDefined();
  await dropSnapshots(REZA);
  expect(await readSnapshot('/start')).toBeUndefined();
  await keep(aSnapshot('/start'));
  await dropSnapshots();
  expect(await readSnapshot('/start')).toBeUndefined();
});

it('what a page shows to everybody stays, whoever comes and goes', async () => {
  await keep(aSnapshot('/login', { owner: `1:${VISITOR}`, asOf: undefined }));
  await keep(aSnapshot('/start'));
  await dropSnapshots(REZA);
  await dropSnapshots();
  expect(await readSnapshot('/start')).toBeUndefined();
  expect(await readSnapshot('/login')).toMatchObject({ owner: `1:${VISITOR}` });
});
