import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { USER_CONTENTS_MAX } from '#campus/own-limits.ts';
import { USER_CONTENT_TEXT_MAX, USER_CONTENT_TITLE_MAX } from '#campus/user-content-limits.ts';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';
import { takeProject } from '#tests/support/campus/take-project.ts';
import { flagCases } from '#tests/support/sources/flag-cases.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { NO_DEVICE_IDS } from '#tests/support/texts/no-device-ids.ts';
import { payloads } from '#tests/xss/payloads.ts';

const unit = (more: string) => `denomination: { de: Strasse }\ncourseType: PROJECT\nworkload: 30\n${more}`;
const FILES = {
  'units/street/unit.yaml': unit('userContent: true\n'),
  'units/hidden/unit.yaml': unit('userContent: true\nisPrivate: true\n'),
  'units/silent/unit.yaml': unit(''),
};
const FEATURES = ', showUserGeneratedContent: true';

type Draft = Readonly<Record<string, unknown>> & { id?: string };

describe('what a learner makes in a project', () => {
  let school: School;
  const open = async (features = FEATURES): Promise<void> => {
    school = await aSchool({ features, files: FILES });
    for (const course of ['street', 'hidden', 'silent'])
      await takeProject(school.campus, school.personId('ada'), course);
    await takeProject(school.campus, school.personId('bo'), 'street');
    await school.makeTutor('member', 'street');
  };
  beforeEach(() => open());
  afterEach(() => school.campus.close());

  const act = async (name: string, mutation: string, variables: Draft) => {
    const { body } = await school.as(name, `mutation ${mutation}`, { variables });
    const { success, errors } = body.data.it;
    return success ? 'done' : errors[0].message;
  };
  const make = (name: string, draft: Draft) =>
    act(name, '($draft: UserContentDraft!) { it: createUserContent(draft: $draft) { success errors { message } } }', {
      draft: { id: uuidv7(), courseId: 'street', denomination: 'Brot', text: 'Brot.', isPublic: false, ...draft },
    });
  const change = (name: string, id: string, more: Draft = {}) =>
    act(
      name,
      '($id: ID!, $change: UserContentChange!) { it: updateUserContent(id: $id, change: $change) { success errors { message } } }',
      { id, change: { denomination: 'Kuchen', text: 'Kuchen.', isPublic: false, ...more } },
    );
  const remove = (name: string, id: string) =>
    act(name, '($id: ID!) { it: deleteUserContent(id: $id) { success errors { message } } }', { id });
  const look = async (name: string | undefined, id: string) => {
    const query = `{ userContent(id: "${id}") { denomination text content filmUrl isPublic canEdit canDelete ownerNickname owner { publicName } project { id } } }`;
    return (await school.as(name, query)).body.data.userContent;
  };
  const listed = async (name: string | undefined, course = 'street') => {
    const query = `{ course(id: "${course}") { ... on Project { allowUgContent userContents { id } } } }`;
    return (await school.as(name, query)).body.data.course;
  };
  const made = async (name: string, draft: Draft = {}): Promise<string> => {
    const id = uuidv7();
    expect(await make(name, { ...draft, id })).toBe('done');
    return id;
  };

  it('is read by who takes the project and by its tutors; for everybody else it is not there', async () => {
    const id = await made('ada');
    expect(await look('ada', id)).toMatchObject({ canEdit: true, canDelete: true, project: { id: 'street' } });
    expect(await look('bo', id)).toMatchObject({ canEdit: false, canDelete: false, owner: { publicName: 'Ada' } });
    expect(await look('member', id)).toMatchObject({ canEdit: false, canDelete: true });
    expect([await look('cem', id), await look(undefined, id)]).toEqual([null, null]);
    expect(await listed('bo')).toEqual({ allowUgContent: true, userContents: [{ id }] });
    expect(await listed('cem')).toEqual({ allowUgContent: false, userContents: [] });
  });

  it('is read by everybody in an open campus where its author chose so, visitors by the nickname alone', async () => {
    const id = await made('ada', { isPublic: true });
    expect(await look(undefined, id)).toMatchObject({
      canEdit: false,
      canDelete: false,
      ownerNickname: 'ada',
      owner: null,
    });
    expect(await listed(undefined)).toEqual({ allowUgContent: false, userContents: [{ id }] });
    await change('ada', id);
    expect(await look(undefined, id)).toBeNull();
  });

  it('is found by its title and its text, by those who may read it (UGC-14)', async () => {
    const id = await made('ada', { denomination: 'Sauerteig', text: 'Am **Morgen** gebacken.' });
    await made('ada', { courseId: 'hidden', text: 'Morgen auch.', isPublic: true });
    const found = async (name: string | undefined, query: string) => {
      const hits = 'item { ... on Course { id } } lessonId userContent { id } title';
      const { body } = await school.as(name, `{ search(query: "${query}") { hits { ${hits} } } }`);
      return body.data.search.hits;
    };
    const hit = { item: { id: 'street' }, lessonId: null, userContent: { id }, title: 'Sauerteig' };
    expect(await found('bo', 'sauerteig')).toEqual([hit]);
    expect(await found('bo', 'morgen')).toEqual([hit]);
    expect([await found('cem', 'morgen'), await found(undefined, 'sauerteig')]).toEqual([[], []]);
    expect(await found('ada', 'morgen')).toHaveLength(2);
  });

  it('of a private project is nobody else’s, however public', async () => {
    const id = await made('ada', { courseId: 'hidden', isPublic: true });
    for (const name of ['bo', 'cem', 'member', undefined]) expect(await look(name, id)).toBeNull();
    expect(await change('bo', id)).toBe('NOT_FOUND');
    expect(await remove('cem', id)).toBe('NOT_FOUND');
  });

  it.each(flagCases('showUserGeneratedContent', { off: [null, 'NOT_ALLOWED', 0], on: ['Brot', 'done', 1] }))(
    'is there by its flag: %s',
    async (isOn, expected) => {
      await school.campus.close();
      await open(`, showUserGeneratedContent: ${isOn}`);
      const id = uuidv7();
      const outcome = await make('ada', { id });
      const { userContents } = await listed('ada');
      expect([(await look('ada', id))?.denomination ?? null, outcome, userContents.length]).toEqual(expected);
    },
  );

  it('is made by who takes a project that allows it, once under its id, and changed by its author alone', async () => {
    expect(await make('cem', {})).toBe('NOT_ALLOWED');
    expect(await make('ada', { courseId: 'silent' })).toBe('NOT_ALLOWED');
    expect(await make('ada', { courseId: 'first' })).toBe('NOT_ALLOWED');
    expect(await make('bo', { courseId: 'hidden' })).toBe('NOT_FOUND');
    const id = await made('ada');
    expect(await make('ada', { id })).toBe('done');
    expect(await make('ada', { id, denomination: 'Zweimal' })).toBe('CHANGED_MEANWHILE');
    expect((await look('ada', id)).denomination).toBe('Brot');
    expect(await make('bo', { id })).toBe('NOT_ALLOWED');
    expect([await change('bo', id), await change('member', id)]).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED']);
    expect(await change('ada', id)).toBe('done');
    expect(await look('bo', id)).toMatchObject({ denomination: 'Kuchen', content: '<p>Kuchen.</p>' });
  });

  it('is deleted by its author or a tutor, and its id stays taken', async () => {
    const [first, second] = [await made('ada'), await made('ada')];
    expect(await remove('bo', first)).toBe('NOT_ALLOWED');
    expect(await remove('ada', first)).toBe('done');
    expect(await remove('member', second)).toBe('done');
    expect(await remove('ada', first)).toBe('done');
    expect(await make('ada', { id: first })).toBe('NOT_FOUND');
    expect([await look('ada', first), await change('ada', first)]).toEqual([null, 'NOT_FOUND']);
    expect((await listed('ada')).userContents).toEqual([]);
  });

  it('has no id but a UUIDv7', async () => {
    for (const id of NO_DEVICE_IDS) expect([id, await make('ada', { id })]).toEqual([id, 'INVALID_INPUT']);
  });

  it('has limits in code points', async () => {
    const bread = '🍞';
    expect(await make('ada', { denomination: bread.repeat(USER_CONTENT_TITLE_MAX) })).toBe('done');
    expect(await make('ada', { denomination: bread.repeat(USER_CONTENT_TITLE_MAX + 1) })).toBe('INVALID_INPUT');
    expect(await make('ada', { denomination: ' \n ' })).toBe('INVALID_INPUT');
    expect(await make('ada', { text: bread.repeat(USER_CONTENT_TEXT_MAX) })).toBe('done');
    expect(await make('ada', { text: bread.repeat(USER_CONTENT_TEXT_MAX + 1) })).toBe('INVALID_INPUT');
    expect(await make('ada', { text: '\u0007' })).toBe('INVALID_INPUT');
    const row = { organisation_id: school.organisationId, course_id: 'street', author_id: school.personId('bo') };
    const rest = { denomination: 'x', content: 'x', is_public: 0, created_at: 'x', updated_at: 'x' };
    const rows = Array.from({ length: USER_CONTENTS_MAX }, (_, n) => ({ ...row, ...rest, id: `made-before-${n}` }));
    await school.campus.test.store.transaction((trx) => trx.insertInto('user_content').values(rows).execute());
    expect(await make('bo', {})).toBe('QUOTA_REACHED');
  });

  it.each(['>'.repeat(5000), '- '.repeat(2500), '*a _'.repeat(2000)])(
    'is read with what stands beside it, however deep its text is',
    async (text) => {
      const beside = await made('ada');
      const id = await made('ada', { text });
      const query = '{ course(id: "street") { ... on Project { userContents { id content } } } }';
      const { body } = await school.as('bo', query);
      expect(body.errors).toBeUndefined();
      const contents = new Map<string, string>(
        body.data.course.userContents.map(({ id: each, content }: { id: string; content: string }) => [each, content]),
      );
      expect(contents.get(beside)).toBe('<p>Brot.</p>');
      expect(contents.get(id)).not.toBe('');
      expect((await look('bo', id)).text).toBe(text.trim());
    },
  );

  it('has a film of YouTube, however its address was copied, or none', async () => {
    const id = await made('ada', { filmUrl: ' https://youtu.be/0123456789a?si=x ' });
    expect((await look('ada', id)).filmUrl).toBe('https://www.youtube.com/watch?v=0123456789a');
    for (const filmUrl of ['https://elsewhere.example/film', 'javascript:alert(1)', 'https://youtu.be/'])
      expect(await make('ada', { filmUrl })).toBe('INVALID_INPUT');
  });

  it('has a title that stays a text, whatever is in it', async () => {
    const id = await made('ada', {});
    // Control characters are taken out of every line of text.
    const hostile = payloads().map(({ html }) => html.replaceAll(/\s+/g, ' ').replaceAll(/\p{Cc}/gu, ''));
    const titles =
      hostile
        .join(' ')
        .replaceAll(/ +/g, ' ')
        .match(new RegExp(`.{1,${USER_CONTENT_TITLE_MAX}}`, 'gu')) ?? [];
    for (const title of nonEmpty(titles, 'title')) {
      expect(await change('ada', id, { denomination: title })).toBe('done');
      expect((await look('ada', id)).denomination).toBe(title.trim());
    }
  });

  it('is Markdown and never HTML: no payload is more than a text', async () => {
    const texts = payloads().map(({ html }) => html.replaceAll('\0', ''));
    expect(texts.length).toBeGreaterThanOrEqual(500);
    const ids: string[] = [];
    for (let at = 0; at < texts.length; at += 20)
      ids.push(await made('ada', { text: texts.slice(at, at + 20).join('\n\n') }));
    for (const each of nonEmpty(ids, 'text')) {
      const { content } = await look('ada', each);
      const tags = [...content.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
      for (const [, tag, attributes] of nonEmpty(tags, 'tag')) {
        expect([
          'p',
          'br',
          'hr',
          'strong',
          'em',
          'del',
          'ul',
          'ol',
          'li',
          'a',
          'h2',
          'h3',
          'h4',
          'blockquote',
          'code',
          'pre',
          'table',
          'thead',
          'tbody',
          'tr',
          'th',
          'td',
        ]).toContain(tag);
        expect(attributes).toMatch(
          /^(?: href="(?:https?:|mailto:|tel:|\/|#|[^:"]*$|[^:"]*")[^"]*"?| start="\d+"| \/)*$/,
        );
      }
    }
  });
});
