import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus, type Tokens } from '#tests/support/campus/campus.ts';

const ONE = `query ($id: ID!) { contentList(id: $id) { denomination isOwner isPublic isFollowing items { ... on Course { id } ... on Module { id } } } }`;
const LISTS = '{ viewer { mine: contentLists(isOwner: true) { id } followed: contentLists(isOwner: false) { id } } }';

describe('a list of somebody', () => {
  let campus: TestCampus;
  let amal: Tokens;
  let olena: Tokens;
  beforeAll(async () => {
    campus = await aCampus();
    [amal, olena] = await Promise.all([campus.login('amal'), campus.login('olena')]);
  });
  afterAll(() => campus.close());

  /** What a mutation answers: 'done', or the code of its refusal. */
  const does = async (who: Tokens, mutation: string): Promise<string> => {
    const query = `mutation { answer: ${mutation} { success errors { message } } }`;
    const { answer } = (await campus.ask({ query, token: who.token })).body.data;
    return answer.success ? 'done' : answer.errors[0].message;
  };
  const read = async (id: string, who = amal) =>
    (await campus.ask({ query: ONE, variables: { id }, token: who.token })).body.data.contentList;
  const idsIn = async (id: string): Promise<string[]> => (await read(id)).items.map((item: { id: string }) => item.id);
  const listsOf = async (who: Tokens) => (await campus.ask({ query: LISTS, token: who.token })).body.data.viewer;
  const put = (id: string, itemId: string, isIncluded = true) =>
    does(
      amal,
      `updateContentListItem(draft: { itemId: "${itemId}", itemType: ${kindOf(itemId)}, itemListStates: [{ contentListId: "${id}", isIncluded: ${isIncluded} }] })`,
    );
  const aList = async (...items: string[]): Promise<string> => {
    const id = uuidv7();
    await does(amal, `createContentList(draft: { id: "${id}", denomination: "Interview" })`);
    for (const item of items) await put(id, item);
    return id;
  };
  const setPublic = (id: string, isPublic: boolean, who = amal) =>
    does(who, `setContentListPublic(id: "${id}", isPublic: ${isPublic})`);
  const follow = (id: string, wants: boolean, who = olena) =>
    does(who, `followContentList(id: "${id}", follow: ${wants})`);
  const [hello, weeks, talk] = ['hello-my-name-is', 'german-for-your-first-weeks', 'small-talk'];
  const kindOf = (itemId: string) => (itemId === weeks ? 'MODULE' : 'COURSE');
  const keys = (...ids: string[]) =>
    `[${ids.map((itemId) => `{ itemId: "${itemId}", itemType: ${kindOf(itemId)} }`).join(' ')}]`;

  it('becomes public by its owner only, and private again', async () => {
    const id = await aList();
    expect(await setPublic(id, true, olena)).toBe('NOT_FOUND');
    expect(await setPublic(id, true)).toBe('done');
    expect(await read(id, olena)).toMatchObject({ isOwner: false, isPublic: true });
    expect(await setPublic(id, false, olena)).toBe('NOT_ALLOWED');
    expect(await setPublic(id, false)).toBe('done');
    expect(await read(id, olena)).toBeNull();
  });

  it('is followed while it is public, once however often, and is not there for followers when it turned private', async () => {
    const id = await aList(hello);
    expect(await follow(id, true)).toBe('NOT_FOUND');
    await setPublic(id, true);
    expect(await follow(id, true, amal)).toBe('NOT_ALLOWED');
    expect([await follow(id, true), await follow(id, true)]).toEqual(['done', 'done']);
    expect((await listsOf(olena)).followed).toContainEqual({ id });
    expect(await read(id, olena)).toMatchObject({ isFollowing: true });

    await setPublic(id, false);
    expect((await listsOf(olena)).followed).not.toContainEqual({ id });
    expect(await read(id, olena)).toBeNull();
    await setPublic(id, true);
    expect((await listsOf(olena)).followed).toContainEqual({ id });

    await setPublic(id, false);
    expect([await follow(id, false), await follow(id, false)]).toEqual(['done', 'done']);
    await setPublic(id, true);
    expect((await listsOf(olena)).followed).not.toContainEqual({ id });
  });

  it('takes the order that arrives last, keeps what that device did not know, and leaves out what was taken out', async () => {
    const id = await aList(hello, weeks);
    const rank = (...ids: string[]) => does(amal, `updateContentListItemsRank(id: "${id}", items: ${keys(...ids)})`);
    expect(await rank(weeks, hello)).toBe('done');
    expect(await idsIn(id)).toEqual([weeks, hello]);
    await put(id, talk);
    expect(await rank(hello, weeks)).toBe('done');
    expect(await idsIn(id)).toEqual([hello, talk, weeks]);
    await put(id, weeks, false);
    expect(await rank(weeks, talk, hello)).toBe('done');
    expect(await idsIn(id)).toEqual([talk, hello]);
    await put(id, weeks);
    expect(await idsIn(id)).toEqual([talk, hello, weeks]);
  });

  it('is ordered by its owner only', async () => {
    const id = await aList(hello, weeks);
    const rank = `updateContentListItemsRank(id: "${id}", items: ${keys(weeks, hello)})`;
    expect(await does(olena, rank)).toBe('NOT_FOUND');
    await setPublic(id, true);
    expect(await does(olena, rank)).toBe('NOT_ALLOWED');
    expect(await idsIn(id)).toEqual([hello, weeks]);
  });

  it('is gone for everybody once it is deleted, and whole again when that is taken back', async () => {
    const id = await aList(hello, weeks);
    await setPublic(id, true);
    await follow(id, true);
    expect(await does(olena, `deleteContentList(id: "${id}")`)).toBe('NOT_ALLOWED');
    expect(await does(amal, `deleteContentList(id: "${id}")`)).toBe('done');
    expect(await does(amal, `deleteContentList(id: "${id}")`)).toBe('done');

    expect([await read(id), await read(id, olena)]).toEqual([null, null]);
    expect((await listsOf(amal)).mine).not.toContainEqual({ id });
    expect((await listsOf(olena)).followed).not.toContainEqual({ id });
    expect(await put(id, talk)).toBe('NOT_FOUND');
    expect(await setPublic(id, false)).toBe('NOT_FOUND');
    expect(await does(amal, `updateContentListItemsRank(id: "${id}", items: ${keys(weeks)})`)).toBe('NOT_FOUND');
    expect(await does(olena, `restoreContentList(id: "${id}")`)).toBe('NOT_FOUND');
    expect(await does(olena, `deleteContentList(id: "${id}")`)).toBe('NOT_FOUND');

    expect(await does(amal, `restoreContentList(id: "${id}")`)).toBe('done');
    expect(await does(amal, `restoreContentList(id: "${id}")`)).toBe('done');
    expect(await idsIn(id)).toEqual([hello, weeks]);
    expect(await read(id, olena)).toMatchObject({ isPublic: true, isFollowing: true });
    expect(await does(amal, 'deleteContentList(id: "no-such-list")')).toBe('NOT_FOUND');
  });

  it('bookmarks come newest first until they are ordered, and what is new then comes before them', async () => {
    const bookmarks = async (): Promise<string[]> => {
      const query = '{ viewer { bookmarkedItems { ... on Course { id } ... on Module { id } } } }';
      const { viewer } = (await campus.ask({ query, token: olena.token })).body.data;
      return viewer.bookmarkedItems.map((item: { id: string }) => item.id);
    };
    const bookmark = (id: string, action = 'addCourseBookmark') => {
      campus.later(1000);
      return does(olena, `updateCourse(id: "${id}", actions: [{ ${action}: {} }])`);
    };
    const order = (...ids: string[]) => does(olena, `updateAccountBookmarkList(items: ${keys(...ids)})`);
    for (const id of await bookmarks()) await bookmark(id, 'removeCourseBookmark');
    await bookmark(hello);
    await does(olena, `updateModule(id: "${weeks}", actions: [{ addModuleBookmark: {} }])`);
    expect(await bookmarks()).toEqual([weeks, hello]);
    expect(await order(hello, weeks)).toBe('done');
    expect(await bookmarks()).toEqual([hello, weeks]);
    await bookmark(talk);
    expect(await bookmarks()).toEqual([talk, hello, weeks]);
    await bookmark(hello, 'removeCourseBookmark');
    expect(await order(weeks, hello, talk)).toBe('done');
    expect(await bookmarks()).toEqual([weeks, talk]);
  });
});
