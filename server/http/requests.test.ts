import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, LANTERN, NORDLICHT, type TestCampus } from '#tests/support/campus/campus.ts';
import { createLog } from './log.ts';

describe('requests', () => {
  let campus: TestCampus;
  const lines: string[] = [];
  beforeAll(async () => {
    campus = await aCampus({ log: createLog('info', { write: (line: string) => void lines.push(line) }) });
  });
  afterAll(() => campus.close());

  const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    campus.get('/graphql', { method: 'POST', body, headers });
  const query = (text: string, origin = LANTERN) => campus.ask({ query: text, origin });

  it.each([
    ['broken JSON', '{"query":', 'application/json', 400, 'BAD_REQUEST'],
    ['no query', '{}', 'application/json', 400, 'BAD_REQUEST'],
    ['an unknown part', '{"query":"{viewer{id}}","evil":1}', 'application/json', 400, 'BAD_REQUEST'],
    ['a form', 'query=%7Bviewer%7Bid%7D%7D', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', '{"query":"{viewer{id}}"}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['GraphQL as such', '{viewer{id}}', 'application/graphql', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a huge body', JSON.stringify({ query: 'x'.repeat(600_000) }), 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
    [
      'NUL in a text',
      '{"query":"query($i:ID!){course(id:$i){id}}","variables":{"i":"a\\u0000"}}',
      'application/json',
      400,
      'BAD_REQUEST',
    ],
    [
      'half a surrogate pair',
      '{"query":"query($i:ID!){course(id:$i){id}}","variables":{"i":"\\ud83d"}}',
      'application/json',
      400,
      'BAD_REQUEST',
    ],
  ])('with %s get their status and code', async (_, body, type, status, code) => {
    const answer = await post(body, { 'content-type': type });
    const answerBody = await answer.json();
    expect({ status: answer.status, code: answerBody.errors[0].extensions.code }).toEqual({ status, code });
    expect(answer.headers.get('campus-answer')).toBe('1');
  });

  it('for unknown fields get an error that says so', async () => {
    const { body } = await query('{ vieer { id } }');
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(body.data).toBeUndefined();
  });

  it('with too many aliases or too much depth are refused before anything is read', async () => {
    const aliases = Array.from({ length: 40 }, (_, n) => `a${n}: viewer { id }`).join(' ');
    const wide = await query(`{ ${aliases} }`);
    expect(wide.body.errors).toBeDefined();
    expect(wide.body.data).toBeUndefined();
    const deep = await query(`{ viewer { ...on Viewer { ${'...on Viewer { '.repeat(20)} id ${'} '.repeat(20)} } } }`);
    expect(deep.body.errors).toBeDefined();
  });

  it('may read the contract in a demo and nowhere else', async () => {
    expect((await query('{ __schema { queryType { name } } }')).body.data.__schema.queryType.name).toBe('Query');
    const closed = await query('{ __schema { queryType { name } } }', NORDLICHT);
    expect(closed.body.data).toBeUndefined();
    expect((await query('{ vieer { id } }', NORDLICHT)).body.errors[0].message).not.toContain('viewer');
  });

  it('may learn a value from its variables in a demo and nowhere else', async () => {
    const guess = async (origin: string) => {
      const text = 'query ($kind: LearningItemKind!) { offlineManifest(kind: $kind, id: "x") { __typename } }';
      const { body } = await campus.ask({ query: text, variables: { kind: 'MODUL' }, origin });
      return body.errors[0].message;
    };
    expect(await guess(LANTERN)).toContain('Did you mean the enum value "MODULE"');
    expect(await guess(NORDLICHT)).not.toMatch(/Did you mean|MODULE/);
  });

  it('by GET may read and never write', async () => {
    const read = await campus.get(`/graphql?query=${encodeURIComponent('{viewer{id}}')}`);
    expect(read.status).toBe(200);
    const write = await campus.get(
      `/graphql?query=${encodeURIComponent('mutation{blacklistToken(token:"x"){success}}')}`,
    );
    expect(write.status).toBe(405);
  });

  it('leave lines in the log without tokens, e-mails, addresses or query strings', async () => {
    const { token, refreshToken } = await campus.login('amal');
    await campus.ask({ query: '{ me { email } }', token, refreshToken });
    await campus.get('/start?token=secret-in-the-address');
    const log = lines.join('');
    expect(log).toContain('"path":"/graphql"');
    expect(log).toMatch(/"reqId":"[0-9a-f-]{36}"/);
    for (const secret of [token, refreshToken, 'secret-in-the-address', '@lantern.example', '127.0.0.1', 'eyJ'])
      expect(log).not.toContain(secret);
  });

  it('carry the language: the header’s, else the person’s, else the organisation’s, with what is not translated marked', async () => {
    const text = '{ viewer { preferredLanguage { id } } course(id: "hello-my-name-is") { denomination isTranslated } }';
    const denomination = async (who: { languageId?: string; token?: string }) =>
      (await campus.ask({ query: text, ...who })).body.data;
    const { token } = await campus.login('amal');
    expect((await denomination({ token })).course).toEqual({ denomination: 'مرحباً، اسمي …', isTranslated: true });
    expect((await denomination({ token, languageId: '52' })).course.denomination).toBe('Hallo, ich heiße …');
    expect((await denomination({ token, languageId: '999' })).course.denomination).toBe('مرحباً، اسمي …');
    const visitor = await denomination({ languageId: '130' });
    expect(visitor.course).toEqual({ denomination: 'Hello, my name is …', isTranslated: false });
    expect(visitor.viewer.preferredLanguage.id).toBe('130');
    expect((await denomination({})).viewer.preferredLanguage.id).toBe('41');
  });

  it('keep the language that a person chose', async () => {
    const { token } = await campus.login('olena');
    const choose = (languageId: string) =>
      campus.ask({
        query: `mutation { updateViewer(actions: [{setPreferredLanguage: {languageId: "${languageId}"}}]) { success errors { message } viewer { preferredLanguage { id } } } }`,
        token,
      });
    expect((await choose('52')).body.data.updateViewer).toEqual({
      success: true,
      errors: [],
      viewer: { preferredLanguage: { id: '52' } },
    });
    expect((await choose('1')).body.data.updateViewer.errors).toEqual([{ message: 'LANGUAGE_UNKNOWN' }]);
  });

  it('of visitors see an open campus without lessons, and nothing of a closed one', async () => {
    const lesson = await query('{ lesson(id: "hello-my-name-is-1", courseId: "hello-my-name-is") { id } }');
    expect(lesson.status).toBe(401);
    const open = await query(
      '{ viewer { moduleCategories { id } enrolledUnits { id } } course(id: "hello-my-name-is") { isBookmarked } }',
    );
    expect(open.body.data).toEqual({
      viewer: { moduleCategories: [{ id: 'promoted-module-category' }, { id: 'language' }], enrolledUnits: [] },
      course: { isBookmarked: null },
    });
    const closed = await query('{ viewer { moduleCategories { id } } course(id: "maths-at-work") { id } }', NORDLICHT);
    expect(closed.body.data).toEqual({ viewer: { moduleCategories: [] }, course: null });
  });

  it('for a course in a module tell whether it is required there', async () => {
    const { body } = await query(
      '{ in: course(id: "numbers-time-money", moduleId: "german-for-your-first-weeks") { isRequired prerequisite { id moduleId } } out: course(id: "numbers-time-money") { isRequired } not: course(id: "small-talk", moduleId: "german-for-your-first-weeks") { id } }',
    );
    expect(body.data).toEqual({
      in: { isRequired: false, prerequisite: { id: 'hello-my-name-is', moduleId: 'german-for-your-first-weeks' } },
      out: { isRequired: true },
      not: null,
    });
  });
});

describe('a host', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus({ publicOrigin: 'https://campus.example.org', trustedProxies: ['10.0.0.0/8'] });
    mkdirSync(join(campus.distDir, 'assets'), { recursive: true });
    writeFileSync(join(campus.distDir, 'sw.js'), '');
  });
  afterAll(() => campus.close());

  const page = async (origin: string, headers: Record<string, string> = {}) => {
    const answer = await campus.get('/start', { origin, headers: { accept: 'text/html', ...headers } });
    return { answer, text: await answer.text() };
  };

  it.each([
    'http://lantern.localhost:8080',
    'http://LANTERN.localhost.',
    'http://localhost:1',
    'http://127.0.0.1',
    'http://[::1]:9',
    'https://campus.example.org',
  ])('like %s is organisation 1', async (origin) => {
    expect((await page(origin)).text).toContain('"denomination":"Lantern Campus"');
  });

  it('of another organisation is that one’s', async () => {
    const { text } = await page(NORDLICHT);
    expect(text).toContain('"denomination":"Nordlicht Akademie"');
    expect(text).not.toContain('Lantern');
  });

  it.each([
    'http://evil.example',
    'http://lantern.localhost.evil.example',
    'http://xlantern.localhost',
    'http://content.evil.example',
  ])('that nobody knows, like %s, gets a plain page and no brand', async (origin) => {
    const { answer, text } = await page(origin);
    expect(answer.status).toBe(404);
    expect(text).not.toMatch(/Lantern|Nordlicht/);
    expect((await campus.get('/organisation.json', { origin })).status).toBe(404);
    expect((await campus.get('/healthz', { origin })).status).toBe(200);
    expect((await campus.get('/readyz', { origin })).status).toBe(200);
  });

  it('that is forwarded by somebody who is not trusted does not count', async () => {
    const { text } = await page(LANTERN, { 'x-forwarded-host': 'nordlicht.localhost', 'x-forwarded-proto': 'https' });
    expect(text).toContain('Lantern Campus');
    expect(text).not.toContain('https://content.');
  });

  it('for packages has its own headers and nothing of the app', async () => {
    const ofOne = `http://${'0123abcd'.repeat(4)}.content.lantern.localhost:8080`;
    for (const origin of ['http://content.lantern.localhost:8080', ofOne]) {
      const { answer } = await page(origin);
      expect(answer.status).toBe(404);
      const root = await campus.get('/', { origin });
      expect(root.status).toBe(200);
      const policy = root.headers.get('content-security-policy');
      expect(policy).toContain("frame-ancestors 'self' http://lantern.localhost:8080;");
      expect(root.headers.get('set-cookie')).toBeNull();
      expect(await root.text()).not.toContain('organisation');
      expect((await campus.get('/graphql', { origin, method: 'POST', body: '{}' })).status).toBe(404);
      expect((await campus.get('/organisation.json', { origin })).status).toBe(404);
      const worker = await campus.get('/package/sw.js', { origin, headers: { 'service-worker': 'script' } });
      expect(worker.status).toBe(403);
    }
  });
});
