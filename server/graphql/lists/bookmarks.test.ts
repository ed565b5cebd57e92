import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, askServer, type TestCampus, type Tokens } from '#tests/support/campus/campus.ts';

const SET = `mutation ($id: ID!, $actions: [UpdateCourseAction!]!) {
  updateCourse(id: $id, actions: $actions) {
    success errors { message } isBookmarked viewer { bookmarkedItems { ... on MixedCourse { id } ... on Module { id } } }
  }
}`;
const ADD = [{ addCourseBookmark: {} }];
const REMOVE = [{ removeCourseBookmark: {} }];

describe('bookmarks', () => {
  let campus: TestCampus;
  let olena: Tokens;
  beforeAll(async () => {
    campus = await aCampus();
    olena = await campus.login('olena');
  });
  afterAll(() => campus.close());

  const set = (id: string, actions: object[], key?: string, token: string | undefined = olena.token) =>
    campus.ask({ query: SET, variables: { id, actions }, token, ...(key === undefined ? {} : { key }) });

  it('are set, not toggled, and the answer shows them with the revision that holds them', async () => {
    const first = await set('hello-my-name-is', ADD);
    expect(first.body.data.updateCourse).toEqual({
      success: true,
      errors: [],
      isBookmarked: true,
      viewer: { bookmarkedItems: [{ id: 'hello-my-name-is' }] },
    });
    const again = await set('hello-my-name-is', ADD);
    expect(again.body.data.updateCourse.isBookmarked).toBe(true);
    expect(again.body.extensions.asOf).toBeGreaterThan(first.body.extensions.asOf);
    const read = await campus.ask({ query: '{ viewer { id } }', token: olena.token });
    expect(read.body.extensions.asOf).toBe(again.body.extensions.asOf);
    const removed = await set('hello-my-name-is', REMOVE);
    expect(removed.body.data.updateCourse.viewer.bookmarkedItems).toEqual([]);
  });

  it('are kept for modules too', async () => {
    const query = `mutation { updateModule(id: "german-for-your-first-weeks", actions: [{addModuleBookmark: {}}]) { success isBookmarked } }`;
    const { body } = await campus.ask({ query, token: olena.token });
    expect(body.data.updateModule).toEqual({ success: true, isBookmarked: true });
    const read = await campus.ask({
      query: '{ module(id: "german-for-your-first-weeks") { isBookmarked } }',
      token: olena.token,
    });
    expect(read.body.data.module.isBookmarked).toBe(true);
  });

  it.each([
    ['a course that is not there', 'no-such-course', ADD, 'NOT_FOUND'],
    ['a private course of others', 'for-members-only', ADD, 'NOT_FOUND'],
    ['no action at all', 'hello-my-name-is', [], 'INVALID_INPUT'],
    ['both changes in one action', 'hello-my-name-is', [{ ...ADD[0], ...REMOVE[0] }], 'INVALID_INPUT'],
  ])('are refused for %s', async (_, id, actions, code) => {
    const { body, status } = await set(id, actions);
    expect(status).toBe(200);
    expect(body.data.updateCourse).toMatchObject({ success: false, errors: [{ message: code }], isBookmarked: null });
  });

  it('need a person', async () => {
    const { status, body } = await campus.ask({ query: SET, variables: { id: 'hello-my-name-is', actions: ADD } });
    expect(status).toBe(401);
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('are one effect for fifty repeats at once, and each gets the same answer and revision', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 50 }, () => set('numbers-time-money', ADD, key)));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
    const revision = responses[0]?.body.extensions.asOf;
    const after = await campus.ask({ query: '{ viewer { id } }', token: olena.token });
    expect(after.body.extensions.asOf).toBe(revision);
  });

  it('are one effect when two servers over one database get the repeats', async () => {
    const other = await campus.another();
    const ask = { query: SET, variables: { id: 'small-talk', actions: ADD }, token: olena.token, key: randomUUID() };
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => askServer(n % 2 === 0 ? campus.server : other, ask)),
    );
    expect(new Set(responses.map(({ body }) => body.extensions.asOf))).toHaveLength(1);
    expect(responses.every(({ body }) => body.data.updateCourse.success)).toBe(true);
    const after = await campus.ask({ query: '{ viewer { id } }', token: olena.token });
    expect(after.body.extensions.asOf).toBe(responses[0]?.body.extensions.asOf);
  });

  it('answer a repeat with what was answered first, also after the input changed, also for a refusal', async () => {
    const key = randomUUID();
    const first = await set('hello-my-name-is', ADD, key);
    await set('hello-my-name-is', REMOVE);
    const repeat = await set('hello-my-name-is', ADD, key);
    expect(repeat.body.data.updateCourse.isBookmarked).toBe(true);
    expect(repeat.body.extensions.asOf).toBe(first.body.extensions.asOf);
    expect(repeat.body.data.updateCourse.viewer.bookmarkedItems).not.toContainEqual({ id: 'hello-my-name-is' });
    const refused = randomUUID();
    await set('no-such-course', ADD, refused);
    expect((await set('no-such-course', ADD, refused)).body.data.updateCourse.errors).toEqual([
      { message: 'NOT_FOUND' },
    ]);
  });

  it('refuse a key that comes back with another body, and a key that is none', async () => {
    const key = randomUUID();
    await set('hello-my-name-is', ADD, key);
    const other = await set('numbers-time-money', ADD, key);
    expect(other.body.data.updateCourse.errors).toEqual([{ message: 'KEY_REUSED' }]);
    expect((await set('hello-my-name-is', ADD, 'x')).status).toBe(400);
  });
});
