import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const SEARCH = `query ($query: String!, $limit: Int) {
  search(query: $query, limit: $limit) {
    searched hits { item { ... on Course { id } ... on Module { id } } lessonId title excerpt { text isHit } }
  }
}`;

describe('search', () => {
  let campus: TestCampus;
  let token: string;
  beforeAll(async () => {
    campus = await aCampus();
    token = (await campus.login('amal')).token;
  });
  afterAll(() => campus.close());

  const search = async (query: string, more: { token?: string; languageId?: string; limit?: number } = {}) => {
    const { limit = 20, ...who } = { languageId: '41', ...more };
    return (await campus.ask({ query: SEARCH, variables: { query, limit }, ...who })).body.data.search;
  };
  const titles = (answer: { hits: { title: string }[] }) => answer.hits.map(({ title }) => title);

  it('finds units and lessons, the title before the text, and marks what it found', async () => {
    const answer = await search('tschuss', { token });
    expect(answer.hits).toEqual([
      {
        item: { id: 'hello-my-name-is' },
        lessonId: 'hello-my-name-is-1',
        title: 'Hello and goodbye',
        excerpt: expect.arrayContaining([{ text: 'Tschüss', isHit: true }]),
      },
    ]);
    expect(
      titles(await search('hello', { token }))
        .slice(0, 2)
        .sort(),
    ).toEqual(['Hello and goodbye', 'Hello, my name is …']);
  });

  it('says how much it looked through: lessons are for people, and a private unit for who is in it', async () => {
    const visitor = await search('hello');
    const person = await search('hello', { token });
    expect(person.searched - visitor.searched).toBe(3);
    const lessons = nonEmpty(visitor.hits, 'hit').map(({ lessonId }: { lessonId: string | null }) => lessonId);
    expect(new Set(lessons)).toEqual(new Set([null]));
    expect(titles(await search('members only', { token }))).toEqual([]);
  });

  it('answers in the language that is read, and at most so many', async () => {
    expect(titles(await search('الاسم', { token, languageId: '7' }))).toContain('مرحباً، اسمي …');
    expect(titles(await search('e', { token, limit: 1 })).length).toBeLessThan(2);
    expect(titles(await search('hello', { token, limit: 0 }))).toEqual([]);
    for (const nothing of ['', ' ', '…', '"', '<script>'.repeat(50)])
      expect(titles(await search(nothing, { token }))).toEqual([]);
  });

  it('knows what an import changed', async () => {
    const { store } = campus.test;
    const row = await store.read
      .selectFrom('content')
      .selectAll()
      .where('id', '=', 'small-talk')
      .executeTakeFirstOrThrow();
    await store.transaction(async (trx) => {
      const data = row.data.replace('Small talk', 'Sharp cheese');
      await trx.updateTable('content').set({ data }).where('id', '=', 'small-talk').execute();
      await trx
        .updateTable('content_version')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .execute();
    });
    expect(titles(await search('cheese', { token }))).toEqual(['Sharp cheese']);
  });
});
