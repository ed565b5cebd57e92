import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createList } from '#features/lists/create-list.ts';
import { listQueries } from '#features/lists/queries.ts';
import { setBookmark } from '#features/lists/set-bookmark.ts';
import { setListItem } from '#features/lists/set-list-item.ts';
import { unitQueries } from '#features/units/queries.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { takeProject } from '#tests/support/campus/take-project.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { fourCases, truthOf } from '#tests/support/device/four-cases.ts';
import { createUserContent } from './create-user-content.ts';
import { deleteUserContent } from './delete-user-content.ts';
import { type UserContentAnswer, userContentQueries } from './queries.ts';
import { updateUserContent } from './update-user-content.ts';

const PROJECT = 'page-for-my-street';
const WHEN = '2026-11-21T20:00:00.000Z';
const ID = uuid();

const made = (id: string, text: string) => ({
  id,
  courseId: PROJECT,
  project: 'A page for my street',
  denomination: 'The bakery',
  text,
  filmUrl: null,
  isPublic: false,
  createdAt: WHEN,
});

const takes = (_: TestDevice, campus: TestCampus) => takeProject(campus, '1-amal', PROJECT);
const published = async (device: TestDevice, campus: TestCampus) => {
  await takes(device, campus);
  await device.send(createUserContent, made(ID, 'Bread.'));
  await device.drain();
};

const PAGE = userContentQueries.one(ID, 'en');
const PROJECT_PAGE = unitQueries.course(PROJECT, 'en');
const ownOn = ({ course }: { course: { userContents: { id: string; denomination: string }[] } | null }) =>
  course?.userContents.map(({ denomination }) => denomination);

describe('ugc.create', () => {
  fourCases({
    mutation: createUserContent,
    before: takes,
    input: { ...made(ID, ' Bread.\u0000\r\n**Salt.** '), denomination: ' The \n bakery ' },
    read: PROJECT_PAGE,
    sees: ownOn,
    expected: ['The bakery'],
    refused: { input: { ...made(uuid(), 'x'), courseId: 'no-such-project' }, code: 'NOT_FOUND' },
  });
});

describe('ugc.update', () => {
  const gone = { ...made(uuid(), 'x'), changedAt: WHEN };
  fourCases({
    mutation: updateUserContent,
    before: published,
    input: { ...made(ID, 'Bread and cake.'), isPublic: true, changedAt: WHEN },
    read: PAGE,
    sees: ({ userContent: own }: UserContentAnswer) => [own?.text, own?.isPublic],
    expected: ['Bread and cake.', true],
    refused: { input: gone, code: 'NOT_FOUND' },
  });
});

describe('ugc.delete', () => {
  fourCases({
    mutation: deleteUserContent,
    // Elsewhere, so that this device has no page of it: one that is not on the screen is kept until somebody looks.
    before: async (_, campus) => published(await aDevice(campus, 'amal'), campus),
    input: { id: ID, denomination: 'The bakery' },
    read: PROJECT_PAGE,
    sees: ownOn,
    expected: [],
    refused: { input: { id: uuid(), denomination: '' }, code: 'NOT_FOUND' },
  });
});

describe('what is made without a network', () => {
  it('has its page, also after a reload, and is sent once, as it reads last', async () => {
    const campus = await aCampus();
    await takeProject(campus, '1-amal', PROJECT);
    let device = await aDevice(campus, 'amal');
    await device.read(PROJECT_PAGE);
    device.network.cut = true;
    await device.send(createUserContent, made(ID, 'Bread.'));
    expect((await device.read(PAGE)).userContent).toMatchObject({ text: 'Bread.', content: null, canEdit: true });
    await device.send(updateUserContent, { ...made(ID, '**Cake.**'), changedAt: WHEN });
    expect((await device.outbox()).map(({ kind }) => kind)).toEqual(['ugc.create']);
    device = await device.reload();
    expect((await device.read(PAGE)).userContent?.text).toBe('**Cake.**');
    device.network.cut = false;
    await device.drain();
    const { answer } = await truthOf(device, PAGE);
    expect(answer.userContent).toMatchObject({ text: '**Cake.**', content: '<p><strong>Cake.</strong></p>' });
    await campus.close();
  });

  it('is not sent at all where it was deleted before', async () => {
    const campus = await aCampus();
    await takeProject(campus, '1-amal', PROJECT);
    const device = await aDevice(campus, 'amal');
    await device.read(PROJECT_PAGE);
    device.network.cut = true;
    await device.send(createUserContent, made(ID, 'Bread.'));
    await device.send(deleteUserContent, { id: ID, denomination: 'The bakery' });
    expect(await device.outbox()).toEqual([]);
    expect(ownOn(await device.read(PROJECT_PAGE))).toEqual([]);
    await campus.close();
  });

  it('comes back with its words where its author takes the project no more', async () => {
    const campus = await aCampus();
    await takeProject(campus, '1-amal', PROJECT);
    const device = await aDevice(campus, 'amal');
    await device.read(PROJECT_PAGE);
    device.network.cut = true;
    await device.send(createUserContent, made(ID, 'Bread.'));
    await campus.test.store.transaction((trx) =>
      trx.deleteFrom('course_status').where('person_id', '=', '1-amal').where('course_id', '=', PROJECT).execute(),
    );
    device.network.cut = false;
    await device.drain();
    expect(await device.outbox()).toMatchObject([
      { kind: 'ugc.create', state: 'needs-you', refusal: 'NOT_ALLOWED', input: { text: 'Bread.' } },
    ]);
    await campus.close();
  });
});

describe('a bookmark of what was made here', () => {
  it('is sent after it, and put into a list as well', async () => {
    const campus = await aCampus();
    await takeProject(campus, '1-amal', PROJECT);
    const device = await aDevice(campus, 'amal');
    const mine = listQueries.mine('en');
    await device.read(PROJECT_PAGE);
    await device.read(mine);
    device.network.cut = true;
    await device.send(createUserContent, made(ID, 'Bread.'));
    const [card] = (await device.read(PROJECT_PAGE)).course?.userContents ?? [];
    if (card === undefined) throw new Error('It is not in its project.');
    const listId = uuid();
    await device.send(setBookmark, { card, bookmarked: true });
    await device.send(createList, { id: listId, denomination: 'Streets' });
    await device.send(setListItem, { listId, card, included: true });
    const shown = async () => {
      const { viewer } = await device.read(mine);
      const list = viewer.contentLists.find(({ id }) => id === listId);
      return [viewer.bookmarkedItems.some(({ id }) => id === ID), list?.items.map(({ id }) => id)];
    };
    expect(await shown()).toEqual([true, [ID]]);
    device.network.cut = false;
    await device.drain();
    expect((await device.outbox()).filter(({ state }) => state !== 'accepted')).toEqual([]);
    const { answer } = await truthOf(device, mine);
    expect(answer.viewer.bookmarkedItems).toContainEqual(
      expect.objectContaining({ __typename: 'UserContent', id: ID, isBookmarked: true, denomination: 'The bakery' }),
    );
    await device.refresh(mine);
    expect(await shown()).toEqual([true, [ID]]);
    // Deleted, it is in neither.
    await device.send(deleteUserContent, { id: ID, denomination: 'The bakery' });
    expect(await shown()).toEqual([false, []]);
    await device.drain();
    expect((await truthOf(device, mine)).answer.viewer.bookmarkedItems.some(({ id }) => id === ID)).toBe(false);
    await campus.close();
  });

  it('is nothing that an older release is given', async () => {
    const campus = await aCampus();
    await takeProject(campus, '1-amal', PROJECT);
    const device = await aDevice(campus, 'amal');
    await device.send(createUserContent, made(ID, 'Bread.'));
    await device.drain();
    const { token } = await campus.login('amal');
    const ask = async (query: string) => (await campus.ask({ query, token })).body.data;
    await ask(`mutation { setUserContentBookmark(id: "${ID}", isBookmarked: true) { success } }`);
    const kinds = async (args: string) =>
      (await ask(`{ viewer { bookmarkedItems${args} { __typename } } }`)).viewer.bookmarkedItems.map(
        (item: { __typename: string }) => item.__typename,
      );
    expect(await kinds('')).not.toContain('UserContent');
    expect(await kinds('(kinds: [USER_CONTENT])')).toEqual(['UserContent']);
    await campus.close();
  });
});
