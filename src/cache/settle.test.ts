import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createList } from '#features/lists/create-list.ts';
import { listQueries } from '#features/lists/queries.ts';
import { renameList } from '#features/lists/rename-list.ts';
import { setBookmark } from '#features/lists/set-bookmark.ts';
import { columnsOf } from '#offline/account.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { COURSE } from '#tests/support/device/cards.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { anEntry } from '#tests/support/device/entries.ts';
import { hashOf } from './campus-query.ts';
import type { PendingEntry } from './overlay.ts';
import { provideServices, servicesOf } from './services.ts';
import { settle } from './settle.ts';

const MINE = listQueries.mine('en');
const CARD = { ...COURSE, id: 'numbers-time-money' };

let campus: TestCampus;
let device: TestDevice;
beforeEach(async () => {
  campus = await aCampus();
  device = await aDevice(campus, 'amal');
});
afterEach(() => campus.close());

const bookmarks = async () => (await device.read(MINE)).viewer.bookmarkedItems.map(({ id }) => id);

describe('an accepted entry', () => {
  it('that another tab needs no more stays in sight of this one while a row of its memory is older', async () => {
    await device.read(MINE);
    device.network.cut = true;
    await device.send(setBookmark, { card: CARD, bookmarked: true });
    const [entry] = await device.outbox();
    const byId = device.device.outbox.where('id').equals(entry?.id ?? '');
    await byId.modify({ state: 'accepted', revision: 1_000_000 });
    expect(await bookmarks()).toContain(CARD.id);
    await byId.delete();
    expect(await device.outbox()).toEqual([]);
    expect(await bookmarks()).toContain(CARD.id);
  });

  it.each([1, 2, 3, 4, 5])('stays though the campus takes it in the middle of a run, at look %i', async (look) => {
    await device.read(MINE);
    device.network.cut = true;
    const id = uuid();
    await device.send(createList, { id, denomination: 'Evenings' });
    const [entry] = await device.outbox();
    const services = servicesOf(device.client);
    await device.device.outbox
      .where('id')
      .equals(entry?.id ?? '')
      .modify({ state: 'accepted', revision: 1_000_000 });
    await services.pending.catchUp();
    let looks = 0;
    const read = (): readonly PendingEntry[] => {
      looks += 1;
      return looks < look ? [] : services.pending.read();
    };
    provideServices(device.client, { ...services, pending: { ...services.pending, read } });
    device.client.clear();
    await settle(device.client);
    expect((await device.outbox()).map(({ state }) => state)).toEqual(['accepted']);
  });

  it('goes when a list that it made was deleted elsewhere before this device had read it', async () => {
    await device.read(MINE);
    const id = uuid();
    device.network.cut = true;
    await device.send(createList, { id, denomination: 'Evenings' });
    device.network.cut = false;
    device.network.between = async (forward) => {
      const answer = await forward();
      await campus.test.store.transaction((trx) => trx.deleteFrom('content_list').where('id', '=', id).execute());
      return answer;
    };
    await device.drain();
    await device.refresh(MINE);
    expect(await device.outbox()).toEqual([]);
    expect((await device.read(MINE)).viewer.contentLists.map((list) => list.id)).not.toContain(id);
  });

  it('goes when the list that it names anew was deleted elsewhere, and the learner opens it once more', async () => {
    const id = uuid();
    const list = listQueries.one(id, 'en');
    await device.send(createList, { id, denomination: 'Evenings' });
    await device.drain();
    await device.refresh(MINE);
    await device.refresh(list);
    device = await device.reload();
    await device.send(renameList, { id, denomination: 'Mornings' });
    await device.drain();
    await campus.test.store.transaction((trx) => trx.deleteFrom('content_list').where('id', '=', id).execute());
    await device.refresh(MINE);
    expect((await device.outbox()).map(({ state }) => state)).toEqual(['accepted']);
    await device.refresh(list);
    expect(await device.db.answers.get(hashOf(list.key))).toBeUndefined();
    expect(await device.outbox()).toEqual([]);
  });

  it('of a kind that this version does not know is not kept for ever', async () => {
    await device.device.outbox.add(
      anEntry({
        ...columnsOf(device.account),
        id: 'unknown',
        kind: 'of another version',
        state: 'accepted',
        revision: 1,
      }),
    );
    await device.device.outbox.add(anEntry({ ...columnsOf(device.account), id: 'waits', kind: 'of another version' }));
    await device.read(MINE);
    await settle(device.client);
    expect((await device.outbox()).map(({ id }) => id)).toEqual(['waits']);
  });
});

describe('an answer', () => {
  it('is the one on disk where another tab received a newer one', async () => {
    const mine = await device.read(MINE);
    const kept = await device.db.answers.get(hashOf(MINE.key));
    if (kept === undefined) throw new Error('a read that is kept offline is on disk');
    const newer = { viewer: { ...mine.viewer, bookmarkedItems: [] } };
    await device.db.answers.put({ ...kept, data: newer, asOf: kept.asOf + 1 });
    await device.refresh(MINE);
    expect(await bookmarks()).toEqual([]);
  });
});
