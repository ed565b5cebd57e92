import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus, type Tokens } from '#tests/support/campus/campus.ts';
import { NO_DEVICE_IDS } from '#tests/support/texts/no-device-ids.ts';

const CREATE = `mutation ($draft: ContentListDraft!) {
  createContentList(draft: $draft) { success errors { message } contentList { id denomination isOwner isPublic items { __typename } } }
}`;
const RENAME = `mutation ($id: ID!, $actions: [UpdateContentListAction!]!) {
  updateContentList(id: $id, actions: $actions) { success errors { message } contentList { denomination } }
}`;
const PUT = `mutation ($draft: ContentListItemDraft!) { updateContentListItem(draft: $draft) { success errors { message } } }`;
const ONE = `query ($id: ID!) {
  contentList(id: $id) { id denomination isOwner isFollowing ownerNickname items { __typename ... on MixedCourse { id } ... on Module { id } } }
}`;

describe('content lists', () => {
  let campus: TestCampus;
  let amal: Tokens;
  let olena: Tokens;
  beforeAll(async () => {
    campus = await aCampus();
    [amal, olena] = await Promise.all([campus.login('amal'), campus.login('olena')]);
  });
  afterAll(() => campus.close());

  const create = (denomination: string, id?: string, who = amal, key?: string) =>
    campus.ask({
      query: CREATE,
      variables: { draft: { id, denomination } },
      token: who.token,
      ...(key ? { key } : {}),
    });
  const put = (id: string, isIncluded: boolean, who = amal, itemId = 'hello-my-name-is', itemType = 'COURSE') => {
    const draft = { itemId, itemType, itemListStates: [{ contentListId: id, isIncluded }] };
    return campus.ask({ query: PUT, variables: { draft }, token: who.token });
  };
  const one = async (id: string, token?: string) =>
    (await campus.ask({ query: ONE, variables: { id }, token })).body.data.contentList;

  it('are made under the id of the device, filled, renamed and read again', async () => {
    const id = uuidv7();
    const made = await create('  For my interview ', id);
    expect(made.body.data.createContentList).toEqual({
      success: true,
      errors: [],
      contentList: { id, denomination: 'For my interview', isOwner: true, isPublic: false, items: [] },
    });
    expect((await put(id, true)).body.data.updateContentListItem.success).toBe(true);
    await put(id, true);
    await put(id, true, amal, 'german-for-your-first-weeks', 'MODULE');
    const renamed = await campus.ask({
      query: RENAME,
      variables: { id, actions: [{ setName: { denomination: 'Interview' } }] },
      token: amal.token,
    });
    expect(renamed.body.data.updateContentList.contentList.denomination).toBe('Interview');
    expect(await one(id, amal.token)).toMatchObject({
      denomination: 'Interview',
      ownerNickname: 'amal',
      items: [
        { __typename: 'MixedCourse', id: 'hello-my-name-is' },
        { __typename: 'Module', id: 'german-for-your-first-weeks' },
      ],
    });
    await put(id, false);
    expect((await one(id, amal.token)).items).toEqual([{ __typename: 'Module', id: 'german-for-your-first-weeks' }]);
  });

  it('are accepted once: the same under another key is answered with the list, and another name is refused', async () => {
    const id = uuidv7();
    await create('Once', id, amal, randomUUID());
    const other = await create('Twice', id, amal, randomUUID());
    expect(other.body.data.createContentList.errors).toEqual([{ message: 'CHANGED_MEANWHILE' }]);
    const repeat = await create('Once', id, amal, randomUUID());
    expect(repeat.body.data.createContentList).toMatchObject({
      success: true,
      contentList: { id, denomination: 'Once' },
    });
    const stolen = await create('Mine now', id, olena);
    expect(stolen.body.data.createContentList).toMatchObject({ success: false, errors: [{ message: 'NOT_ALLOWED' }] });
  });

  it.each([
    ['an empty name', '   ', 'LIST_NAME_INVALID'],
    ['51 characters', 'x'.repeat(51), 'LIST_NAME_INVALID'],
  ])('are refused for %s', async (_, denomination, code) => {
    const { body } = await create(denomination, uuidv7());
    expect(body.data.createContentList).toEqual({ success: false, errors: [{ message: code }], contentList: null });
  });

  it('take names of 50 characters in any script, and no id but a UUIDv7', async () => {
    expect((await create('🏮'.repeat(50), uuidv7())).body.data.createContentList.success).toBe(true);
    for (const id of NO_DEVICE_IDS) {
      const odd = await create('Odd', id);
      expect(odd.body.data.createContentList.errors).toEqual([{ message: 'INVALID_INPUT' }]);
    }
  });

  it('that are private look like none to everybody else, public ones are seen', async () => {
    expect(await one('first-papers', amal.token)).toMatchObject({ isOwner: true, isFollowing: false });
    expect(await one('first-papers', olena.token)).toBeNull();
    expect(await one('first-papers')).toBeNull();
    expect(await one('evening-learning', amal.token)).toMatchObject({ isOwner: false, isFollowing: true });
    expect(await one('evening-learning')).toMatchObject({ denomination: 'Evening learning', isOwner: false });
  });

  it.each([
    ['somebody else’s public list', 'evening-learning', 'NOT_ALLOWED'],
    ['a list that is gone', 'gone', 'NOT_FOUND'],
  ])('change only by their owner: %s', async (_, id, code) => {
    const variables = { id, actions: [{ setName: { denomination: 'Mine' } }] };
    const renamed = await campus.ask({ query: RENAME, variables, token: amal.token });
    expect(renamed.body.data.updateContentList).toMatchObject({ success: false, errors: [{ message: code }] });
    expect((await put(id, true)).body.data.updateContentListItem).toEqual({
      success: false,
      errors: [{ message: code }],
    });
  });

  it('hide a private list’s existence from who tries to change it', async () => {
    expect((await put('first-papers', true, olena)).body.data.updateContentListItem.errors).toEqual([
      { message: 'NOT_FOUND' },
    ]);
  });

  it('take no item that the campus does not have, and leave nothing behind then', async () => {
    const refused = await put('first-papers', true, amal, 'no-such-course');
    expect(refused.body.data.updateContentListItem.errors).toEqual([{ message: 'NOT_FOUND' }]);
    expect((await one('first-papers', amal.token)).items).toHaveLength(1);
  });

  it('are separate for each owner', async () => {
    const query =
      '{ viewer { mine: contentLists(isOwner: true) { id } followed: contentLists(isOwner: false) { id } all: contentLists { id } } }';
    const { viewer } = (await campus.ask({ query, token: amal.token })).body.data;
    expect(viewer.followed).toEqual([{ id: 'evening-learning' }]);
    expect(viewer.mine).toContainEqual({ id: 'first-papers' });
    expect(viewer.all).toHaveLength(viewer.mine.length + 1);
  });
});
