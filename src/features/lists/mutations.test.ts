import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { LearningItem } from '#campus/learning/learning-item.ts';
import { aCampus } from '#tests/support/campus/campus.ts';
import { aDevice } from '#tests/support/device/device.ts';
import { fourCases, truthOf } from '#tests/support/device/four-cases.ts';
import { createList } from './create-list.ts';
import { listQueries } from './queries.ts';
import { renameList } from './rename-list.ts';
import { setBookmark } from './set-bookmark.ts';
import { setListItem } from './set-list-item.ts';

/** A course of the small campus as its cards show it. */
const CARD: LearningItem = {
  __typename: 'MixedCourse',
  id: 'hello-my-name-is',
  denomination: 'Hello, my name is …',
  courseType: 'REGULAR_MOOC',
  subtitle: 'Say who you are',
  image: null,
  imageAlt: null,
  isBookmarked: false,
  isRequired: true,
  hasCertificate: true,
  workload: 40,
  status: { denomination: 'COMPLETED' },
  customCourseTypeName: null,
  isPrivate: false,
  isPaywalled: false,
  enrolledLearnersCount: 0,
  prerequisite: null,
  firstAppointmentTime: null,
  eventOverInfo: false,
  isLive: false,
  endingTime: null,
  locationOrUrl: null,
  registrationInfo: null,
};
const MINE = listQueries.mine('en');
const idsOf = (items: readonly { id: string }[]) => items.map((item) => item.id);

describe('bookmark.set', () => {
  fourCases({
    mutation: setBookmark,
    input: { card: CARD, bookmarked: true },
    read: MINE,
    sees: ({ viewer }) => viewer.bookmarkedItems.map(({ id, isBookmarked }) => [id, isBookmarked]),
    expected: [
      [CARD.id, true],
      ['german-for-your-first-weeks', true],
    ],
    refused: { input: { card: { ...CARD, id: 'no-such-course' }, bookmarked: true }, code: 'NOT_FOUND' },
  });
});

const LIST_ID = uuid();

describe('list.create', () => {
  fourCases({
    mutation: createList,
    input: { id: LIST_ID, denomination: '  Evenings  ' },
    read: MINE,
    sees: ({ viewer }) => viewer.contentLists.map(({ id, denomination, isOwner }) => [id, denomination, isOwner]),
    expected: [
      ['first-papers', 'First papers', true],
      [LIST_ID, 'Evenings', true],
      ['evening-learning', 'Evening learning', false],
    ],
    refused: { input: { id: crypto.randomUUID(), denomination: 'No id of time' }, code: 'INVALID_INPUT' },
  });

  it('opens, fills and renames the list before the campus has heard of it, also after a restart; then it is one list', async () => {
    const campus = await aCampus();
    let device = await aDevice(campus, 'amal');
    await device.read(MINE);
    device.network.cut = true;
    const id = uuid();
    await device.send(createList, { id, denomination: 'Evenings' });
    await device.send(setListItem, { listId: id, card: CARD, included: true });
    device = await device.reload();
    const page = async () => (await device.read(listQueries.one(id, 'en'))).contentList;
    expect(await page()).toMatchObject({ denomination: 'Evenings', items: [{ id: CARD.id }] });
    await device.send(renameList, { id, denomination: 'Weekends' });
    expect(await page()).toMatchObject({ denomination: 'Weekends', items: [{ id: CARD.id }] });

    device.network.cut = false;
    await device.drain();
    const { answer } = await truthOf(device, MINE);
    expect(answer.viewer.contentLists.filter((list) => list.isOwner && list.id !== 'first-papers')).toMatchObject([
      { id, denomination: 'Weekends', items: [{ id: CARD.id }] },
    ]);
    await device.refresh(MINE);
    expect(await device.outbox()).toEqual([]);
    device.network.cut = true;
    device = await device.reload();
    expect(await page()).toMatchObject({ denomination: 'Weekends', items: [{ id: CARD.id }] });
    await campus.close();
  });

  it('takes what was put into a refused list out of sight with it, and keeps it for the learner', async () => {
    const campus = await aCampus();
    const device = await aDevice(campus, 'amal');
    const before = await device.read(MINE);
    const id = crypto.randomUUID();
    await device.send(createList, { id, denomination: 'No id of time' });
    await device.send(setListItem, { listId: id, card: CARD, included: true });
    await device.drain();
    expect(await device.read(MINE)).toEqual(before);
    expect((await device.outbox()).map(({ kind, state }) => [kind, state])).toEqual([
      ['list.create', 'needs-you'],
      ['list.item.set', 'needs-you'],
    ]);
    await campus.close();
  });
});

describe('list.item.set', () => {
  fourCases({
    mutation: setListItem,
    input: { listId: 'first-papers', card: CARD, included: true },
    read: listQueries.one('first-papers', 'en'),
    sees: ({ contentList }) => idsOf(contentList?.items ?? []),
    expected: ['numbers-time-money', CARD.id],
    refused: { input: { listId: 'evening-learning', card: CARD, included: false }, code: 'NOT_ALLOWED' },
  });
});

describe('list.rename', () => {
  fourCases({
    mutation: renameList,
    input: { id: 'first-papers', denomination: ' Papers ' },
    read: MINE,
    sees: ({ viewer }) => viewer.contentLists.map((list) => list.denomination),
    expected: ['Papers', 'Evening learning'],
    refused: { input: { id: 'evening-learning', denomination: 'Mine now' }, code: 'NOT_ALLOWED' },
  });
});
