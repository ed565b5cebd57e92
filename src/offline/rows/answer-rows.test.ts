import { describe, expect, it } from 'vitest';
import { ROWS_AT_ONCE } from '#campus/storage-limits.ts';
import { leaveDevice } from '#offline/session/leave-device.ts';
import { AMAL, aDeviceDb } from '#tests/support/device/entries.ts';
import { type AccountDb, type AnswerRow, openAccountDb } from './account-db.ts';
import { answersOf, answersOlderThan, keepAnswer } from './answer-rows.ts';

const aRow = (has: Partial<AnswerRow> = {}): AnswerRow => ({
  hash: '["course"]',
  key: ['course'],
  data: 'as answered',
  asOf: 5,
  at: 1000,
  shape: 1,
  saved: false,
  ...has,
});

const rowOf = async (db: AccountDb, hash: string) => (await answersOf(db, [hash]))[0];

describe('answers on disk', () => {
  it('never go back to an earlier revision, whatever arrives last', async () => {
    const db = await openAccountDb(aDeviceDb(), AMAL);
    await keepAnswer(db, aRow({ data: 'bookmarked', asOf: 6 }));
    const kept = await keepAnswer(db, aRow({ data: 'asked before the tap', asOf: 5, at: 9999 }));
    expect(kept.data).toBe('bookmarked');
    expect(await rowOf(db, '["course"]')).toMatchObject({ data: 'bookmarked', asOf: 6 });
  });

  it('are replaced by a later answer of the same revision: others change things too', async () => {
    const db = await openAccountDb(aDeviceDb(), AMAL);
    await keepAnswer(db, aRow());
    expect(await keepAnswer(db, aRow({ data: 'translated since' }))).toMatchObject({ data: 'translated since' });
  });

  it('stay saved for offline when they are refreshed', async () => {
    const db = await openAccountDb(aDeviceDb(), AMAL);
    await keepAnswer(db, aRow({ saved: true }));
    expect(await keepAnswer(db, aRow({ asOf: 6 }))).toMatchObject({ saved: true, asOf: 6 });
  });

  it('are found when they do not hold a revision yet', async () => {
    const db = await openAccountDb(aDeviceDb(), AMAL);
    for (const asOf of [4, 5, 6]) await keepAnswer(db, aRow({ hash: `${asOf}`, asOf }));
    expect((await answersOlderThan(db, 6)).map((row) => row.asOf)).toEqual([4, 5]);
  });

  it('are all found where they are many, though they are read a few at a time', async () => {
    const db = await openAccountDb(aDeviceDb(), AMAL);
    const hashes = Array.from({ length: 2 * ROWS_AT_ONCE + 1 }, (_, n) => `row ${n}`);
    for (const hash of hashes) await keepAnswer(db, aRow({ hash }));
    expect((await answersOlderThan(db, 6)).map(({ hash }) => hash).sort()).toEqual(hashes.sort());
  });

  it('are no answer where storage is broken, and no error', async () => {
    const db = await openAccountDb(aDeviceDb(), AMAL);
    db.close();
    expect(await rowOf(db, '["course"]')).toBeUndefined();
  });
});

describe('the database of a person', () => {
  it('is the same at each opening, named by nothing of the person, and another one’s is another', async () => {
    const device = aDeviceDb();
    const [first, again, other] = [
      await openAccountDb(device, AMAL),
      await openAccountDb(device, AMAL),
      await openAccountDb(device, { ...AMAL, organisation: '12' }),
    ];
    expect(again.name).toBe(first.name);
    expect(other.name).not.toBe(first.name);
    expect(first.name).toMatch(/^campus-[0-9a-f-]{36}$/);
  });

  it('is deleted whole, and nobody else’s with it', async () => {
    const device = aDeviceDb();
    const olena = { viewerId: 'olena', organisation: '1' };
    const [hers, mine] = [await openAccountDb(device, olena), await openAccountDb(device, AMAL)];
    await keepAnswer(hers, aRow());
    await keepAnswer(mine, aRow());
    mine.close();
    await leaveDevice({ device, dropFiles: async () => {} }, AMAL, 'lock');
    expect(await rowOf(await openAccountDb(device, AMAL), '["course"]')).toBeUndefined();
    expect(await rowOf(await openAccountDb(device, olena), '["course"]')).toBeDefined();
  });
});
