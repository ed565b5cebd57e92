import { describe, expect, it } from 'vitest';
import type { LearningItem } from '#campus/learning/learning-item.ts';
import { COURSE, MODULE } from '#tests/support/device/cards.ts';
import { addList, addOrRemoveBookmark, changeList, emptyList, markBookmarked, withItem } from './patches.ts';

const marked = (item: LearningItem): LearningItem => ({ ...item, isBookmarked: true });

describe('the mark on cards', () => {
  const mark = (data: unknown) => markBookmarked(data, { unit: { kind: 'course', id: '7' }, bookmarked: true });

  it.each([
    ['the course’s own page', { course: COURSE }, { course: marked(COURSE) }],
    ['a card in a section', { a: [{ courses: [COURSE] }] }, { a: [{ courses: [marked(COURSE)] }] }],
    ['an event', { ...COURSE, __typename: 'Event' }, { ...marked(COURSE), __typename: 'Event' }],
  ])('changes on %s', (_, before, after) => {
    expect(mark(before)).toEqual(after);
    expect(mark(mark(before))).toEqual(after);
  });

  it.each([
    ['a module of the same id', { module: MODULE }],
    ['another course', { course: { ...COURSE, id: '8' } }],
    ['a provider of the same id', { __typename: 'Provider', id: '7', isBookmarked: false }],
    ['a reference without a mark', { prerequisite: { __typename: 'MixedCourse', id: '7' } }],
    ['a card marked already', { course: marked(COURSE) }],
  ])('leaves %s as it is, to the very same value', (_, data) => {
    expect(mark(data)).toBe(data);
  });
});

describe('my bookmarks and lists', () => {
  const followed = { ...emptyList({ id: 'f', denomination: 'Followed' }), isOwner: false };
  const mine = {
    viewer: { modules: [], enrolledUnits: [], bookmarkedItems: [marked(MODULE)], contentLists: [followed] },
  };
  const change = (data: unknown, bookmarked: boolean) => addOrRemoveBookmark.change(data, { card: COURSE, bookmarked });

  it('take a bookmark in first, once, and let it go again', () => {
    const after = { viewer: { ...mine.viewer, bookmarkedItems: [marked(COURSE), marked(MODULE)] } };
    expect(change(mine, true)).toEqual(after);
    expect(change(after, true)).toBe(after);
    expect(change(after, false)).toEqual(mine);
    expect(change(mine, false)).toBe(mine);
  });

  it('take a new list in after the own ones and before the followed ones, once', () => {
    const first = addList.change(mine, { id: 'a', denomination: 'A' });
    const second = addList.change(first, { id: 'b', denomination: 'B' });
    expect(second).toMatchObject({ viewer: { contentLists: [{ id: 'a' }, { id: 'b' }, { id: 'f' }] } });
    expect(addList.change(second, { id: 'a', denomination: 'A' })).toBe(second);
  });

  it('are left alone where they are not what this release knows', () => {
    const strange = { viewer: { bookmarkedItems: 'none' } };
    expect(change(strange, true)).toBe(strange);
    expect(addList.change(strange, { id: 'a', denomination: 'A' })).toBe(strange);
  });
});

describe('the items of a list', () => {
  it.each([
    [[], COURSE, true, [COURSE]],
    [[MODULE], COURSE, true, [MODULE, COURSE]],
    [[MODULE, COURSE], COURSE, false, [MODULE]],
  ])('%#: hold what was put in, last', (before, card, included, after) => {
    expect(withItem(before, card, included)).toEqual(after);
  });

  it.each([
    [[COURSE], true],
    [[MODULE], false],
  ])('%#: are the very same array where nothing changes', (items, included) => {
    expect(withItem(items, COURSE, included)).toBe(items);
  });
});

describe('one list', () => {
  const list = emptyList({ id: 'a', denomination: 'A' });
  const rename = (data: unknown) => changeList(data, 'a', (found) => ({ ...found, denomination: 'B' }));

  it('changes wherever it stands', () => {
    expect(rename({ contentList: list })).toEqual({ contentList: { ...list, denomination: 'B' } });
    expect(rename({ viewer: { contentLists: [list] } })).toMatchObject({
      viewer: { contentLists: [{ denomination: 'B' }] },
    });
  });

  it('is not another list, and nothing else of the same id', () => {
    const others = { lists: [{ ...list, id: 'b' }], course: { __typename: 'MixedCourse', id: 'a' } };
    expect(rename(others)).toBe(others);
  });
});
