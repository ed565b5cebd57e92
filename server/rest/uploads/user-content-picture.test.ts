import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROFILE_IMAGE_BYTES_MAX, USER_CONTENT_PICTURES_MAX } from '#campus/own-limits.ts';
import { aCampus, NORDLICHT, type TestCampus } from '#tests/support/campus/campus.ts';
import { JPEG, jpegOf, jpegWith, WHERE_IT_WAS } from '#tests/support/campus/pictures.ts';
import { takeProject } from '#tests/support/campus/take-project.ts';

const PATH = '/api/user-content-picture';
const PROJECT = 'page-for-my-street';

describe('a picture in what a learner made', () => {
  let campus: TestCampus;
  let token: string;
  beforeAll(async () => {
    campus = await aCampus();
    await takeProject(campus, '1-amal', PROJECT);
    token = (await campus.login('amal')).token;
  });
  afterAll(() => campus.close());

  const send = (body: Buffer | string, { type = 'image/jpeg', as = token }: { type?: string; as?: string } = {}) =>
    campus.get(PATH, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
      headers: { 'content-type': type, ...(as === '' ? {} : { authorization: `Bearer ${as}` }) },
    });
  const sent = async (): Promise<string> => (await (await send(JPEG)).json()).data.url;
  const look = async (url: string, origin?: string) => (await campus.get(url, origin ? { origin } : {})).status;
  const ask = async (query: string, variables: Record<string, unknown>) =>
    (await campus.ask({ query, variables, token })).body.data.it;
  const write = (id: string, text: string) =>
    ask(
      'mutation ($draft: UserContentDraft!) { it: createUserContent(draft: $draft) { success userContent { content } } }',
      {
        draft: { id, courseId: PROJECT, denomination: 'Bread', text, isPublic: false },
      },
    );
  const change = (id: string, text: string) =>
    ask(
      'mutation ($id: ID!, $change: UserContentChange!) { it: updateUserContent(id: $id, change: $change) { success } }',
      {
        id,
        change: { denomination: 'Bread', text, isPublic: false },
      },
    );

  it('is kept without what tells where it was taken, and shown at the campus of its organisation only', async () => {
    const { url } = (await (await send(jpegWith(0xe1, WHERE_IT_WAS))).json()).data;
    expect(url).toMatch(/^\/media\/ugc-[0-9a-f]{64}\.jpg$/);
    const picture = await campus.get(url, {});
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await picture.arrayBuffer()).equals(JPEG)).toBe(true);
    expect(await look(url, NORDLICHT)).toBe(404);
  });

  it('goes with the text that showed it', async () => {
    const id = uuid();
    const [first, second] = [await sent(), await sent()];
    const { userContent } = await write(id, `![The oven](${first})\n\n![](${second})`);
    expect(userContent.content).toContain(`<img src="${first}" alt="The oven" />`);
    await change(id, `![](${second})`);
    expect([await look(first), await look(second)]).toEqual([404, 200]);
    await ask('mutation ($id: ID!) { it: deleteUserContent(id: $id) { success } }', { id });
    expect(await look(second)).toBe(404);
  });

  it('of another place is not shown: its server would know the readers', async () => {
    const { userContent } = await write(uuid(), '![](https://elsewhere.example/a.png) ![](/media/logo.svg) end');
    expect(userContent.content).toBe('<p>  end</p>');
  });

  it('is taken of who may make something, or has made it: nobody else uploads any', async () => {
    const { token: olena } = await campus.login('olena');
    const answer = await send(JPEG, { as: olena });
    expect([answer.status, (await answer.json()).errors[0].message]).toEqual([403, 'NOT_ALLOWED']);
    await takeProject(campus, '1-olena', PROJECT);
    expect((await send(JPEG, { as: olena })).status).toBe(200);
    const standing = (status: string) =>
      campus.test.store.transaction((trx) =>
        trx.updateTable('course_status').set({ status }).where('person_id', '=', '1-olena').execute(),
      );
    await standing('AVAILABLE');
    expect((await send(JPEG, { as: olena })).status).toBe(403);
    const made = { organisation_id: '1', course_id: PROJECT, author_id: '1-olena', denomination: 'x', content: 'x' };
    const row = { ...made, id: uuid(), is_public: 0, created_at: 'x', updated_at: 'x' };
    await campus.test.store.transaction((trx) => trx.insertInto('user_content').values(row).execute());
    expect((await send(JPEG, { as: olena })).status).toBe(200);
  });

  it('is refused where it is none, too large, of nobody, or one too many', async () => {
    expect((await send('<svg onload=alert(1)>')).status).toBe(400);
    expect((await send(Buffer.alloc(0))).status).toBe(400);
    expect((await send('<svg/>', { type: 'image/svg+xml' })).status).toBe(415);
    expect((await send(jpegOf(5000, 10))).status).toBe(400);
    expect((await send(Buffer.concat([JPEG, Buffer.alloc(PROFILE_IMAGE_BYTES_MAX)]))).status).toBe(413);
    expect((await send(JPEG, { as: '' })).status).toBe(401);
    const row = {
      organisation_id: '1',
      author_id: '1-amal',
      type: 'image/jpeg',
      bytes: '',
      created_at: campus.now().toISOString(),
    };
    const rows = Array.from({ length: USER_CONTENT_PICTURES_MAX }, (_, n) => ({ ...row, name: `ugc-${n}` }));
    await campus.test.store.transaction((trx) => trx.insertInto('user_content_picture').values(rows).execute());
    const answer = await send(JPEG);
    expect([answer.status, (await answer.json()).errors[0].message]).toEqual([409, 'QUOTA_REACHED']);
  });
});
