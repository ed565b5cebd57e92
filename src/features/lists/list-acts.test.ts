import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { aCampus } from '#tests/support/campus/campus.ts';
import { COURSE, MODULE } from '#tests/support/device/cards.ts';
import { aDevice } from '#tests/support/device/device.ts';
import { fourCases, truthOf } from '#tests/support/device/four-cases.ts';
import { createList } from './create-list.ts';
import { deleteList } from './delete-list.ts';
import { followList } from './follow-list.ts';
import { itemKeyOf, keyTextOf } from './item-key.ts';
import { orderItems } from './order-items.ts';
import { emptyList } from './patches.ts';
import { type ContentList, listQueries } from './queries.ts';
import { setBookmark } from './set-bookmark.ts';
import { setListItem } from './set-list-item.ts';
import { setListPublic } from './set-list-public.ts';

const MINE = listQueries.mine('en');
const FIRST_LIST = 'first-papers';
const PAGE = listQueries.one(FIRST_LIST, 'en');
const HELLO = { ...COURSE, id: 'hello-my-name-is' };
const NUMBERS = { ...COURSE, id: 'numbers-time-money' };
const FIRST_WEEKS = { ...MODULE, id: 'german-for-your-first-weeks' };
const evening: ContentList = {
  ...emptyList({ id: 'evening-learning', denomination: 'Evening learning' }),
  isOwner: false,
};
const gone: ContentList = { ...emptyList({ id: 'gone', denomination: 'Gone' }), isOwner: false };
const firstList: ContentList = { ...emptyList({ id: FIRST_LIST, denomination: 'First papers' }), items: [NUMBERS] };
const keysOf = (list: ContentList | null) => list?.items.map(keyTextOf) ?? [];

describe('items.order, of a list', () => {
  const keys = [FIRST_WEEKS, NUMBERS, HELLO].map(itemKeyOf);
  fourCases({
    mutation: orderItems,
    before: async (device) => {
      for (const card of [HELLO, FIRST_WEEKS])
        await device.send(setListItem, { listId: FIRST_LIST, card, included: true });
      await device.drain();
    },
    input: { of: { id: FIRST_LIST, denomination: 'First papers' }, items: keys, before: [] },
    read: PAGE,
    sees: ({ contentList }) => keysOf(contentList),
    expected: ['MODULE german-for-your-first-weeks', 'COURSE numbers-time-money', 'COURSE hello-my-name-is'],
    refused: {
      input: { of: { id: 'evening-learning', denomination: '' }, items: keys, before: [] },
      code: 'NOT_ALLOWED',
    },
  });

  it('stays as it was shown when something was put in between two orders, whatever is sent first', async () => {
    const campus = await aCampus();
    const device = await aDevice(campus, 'amal');
    await device.read(PAGE);
    device.network.cut = true;
    const of = { id: FIRST_LIST, denomination: 'First papers' };
    const order = (...cards: (typeof NUMBERS | typeof FIRST_WEEKS)[]) =>
      device.send(orderItems, { of, items: cards.map(itemKeyOf), before: [] });
    await device.send(setListItem, { listId: FIRST_LIST, card: HELLO, included: true });
    await order(HELLO, NUMBERS);
    await device.send(setListItem, { listId: FIRST_LIST, card: FIRST_WEEKS, included: true });
    const shown = async () => keysOf((await device.read(PAGE)).contentList);
    const expected = ['COURSE hello-my-name-is', 'COURSE numbers-time-money', 'MODULE german-for-your-first-weeks'];
    expect(await shown()).toEqual(expected);
    device.network.cut = false;
    await device.drain();
    expect(keysOf((await truthOf(device, PAGE)).answer.contentList)).toEqual(expected);
    await device.refresh(PAGE);
    expect(await shown()).toEqual(expected);
    await campus.close();
  });
});

describe('items.order, of the bookmarks', () => {
  it('is kept, and what is bookmarked afterwards stands before it', async () => {
    const campus = await aCampus();
    campus.later(1000);
    const device = await aDevice(campus, 'amal');
    await device.read(MINE);
    device.network.cut = true;
    await device.send(setBookmark, { card: HELLO, bookmarked: true });
    await device.send(orderItems, { of: null, items: [FIRST_WEEKS, HELLO].map(itemKeyOf), before: [] });
    await device.send(setBookmark, { card: NUMBERS, bookmarked: true });
    const expected = ['COURSE numbers-time-money', 'MODULE german-for-your-first-weeks', 'COURSE hello-my-name-is'];
    expect((await device.read(MINE)).viewer.bookmarkedItems.map(keyTextOf)).toEqual(expected);
    device.network.cut = false;
    await device.drain();
    expect((await truthOf(device, MINE)).answer.viewer.bookmarkedItems.map(keyTextOf)).toEqual(expected);
    await campus.close();
  });
});

describe('list.public', () => {
  fourCases({
    mutation: setListPublic,
    input: { id: FIRST_LIST, denomination: 'First papers', isPublic: true },
    read: PAGE,
    sees: ({ contentList }) => contentList?.isPublic,
    expected: true,
    refused: { input: { id: 'evening-learning', denomination: '', isPublic: false }, code: 'NOT_ALLOWED' },
  });
});

describe('list.follow', () => {
  fourCases({
    mutation: followList,
    input: { list: evening, follow: false },
    read: MINE,
    sees: ({ viewer }) => viewer.contentLists.map(({ id }) => id),
    expected: [FIRST_LIST],
    refused: { input: { list: gone, follow: true }, code: 'NOT_FOUND' },
  });
});

describe('list.delete', () => {
  fourCases({
    mutation: deleteList,
    input: { list: firstList, deleted: true },
    read: MINE,
    sees: ({ viewer }) => viewer.contentLists.map(({ id }) => id),
    expected: ['evening-learning'],
    refused: {
      input: { list: { ...evening, isOwner: true, id: 'evening-learning' }, deleted: true },
      code: 'NOT_ALLOWED',
    },
  });

  it('and back, offline: the list has been there all the time, with what was in it', async () => {
    const campus = await aCampus();
    const device = await aDevice(campus, 'amal');
    const before = await device.read(PAGE);
    device.network.cut = true;
    await device.send(deleteList, { list: firstList, deleted: true });
    expect((await device.read(PAGE)).contentList).toBeNull();
    await device.send(deleteList, { list: firstList, deleted: false });
    expect(await device.read(PAGE)).toEqual(before);
    device.network.cut = false;
    await device.drain();
    expect(keysOf((await truthOf(device, PAGE)).answer.contentList)).toEqual(['COURSE numbers-time-money']);
    await campus.close();
  });

  it('back after the campus has done it: the page opens again at once, and then as the campus has it', async () => {
    const campus = await aCampus();
    const device = await aDevice(campus, 'amal');
    await device.read(PAGE);
    await device.send(deleteList, { list: firstList, deleted: true });
    await device.drain();
    device.network.cut = true;
    await device.send(deleteList, { list: firstList, deleted: false });
    expect(keysOf((await device.read(PAGE)).contentList)).toEqual(['COURSE numbers-time-money']);
    device.network.cut = false;
    await device.drain();
    expect((await truthOf(device, PAGE)).answer.contentList?.denomination).toBe('First papers');
    await campus.close();
  });

  it('takes along a list that the campus has not heard of, with what was put into it', async () => {
    const campus = await aCampus();
    const device = await aDevice(campus, 'amal');
    await device.read(MINE);
    device.network.cut = true;
    const id = uuid();
    await device.send(createList, { id, denomination: 'Evenings' });
    await device.send(setListItem, { listId: id, card: HELLO, included: true });
    const list = { ...emptyList({ id, denomination: 'Evenings' }), items: [HELLO] };
    await device.send(deleteList, { list, deleted: true });
    const namesOf = (lists: ContentList[]) => lists.map(({ denomination }) => denomination);
    expect(namesOf((await device.read(MINE)).viewer.contentLists)).not.toContain('Evenings');
    device.network.cut = false;
    await device.drain();
    expect((await device.outbox()).filter(({ state }) => state !== 'accepted')).toEqual([]);
    expect(namesOf((await truthOf(device, MINE)).answer.viewer.contentLists)).not.toContain('Evenings');
    await campus.close();
  });
});
