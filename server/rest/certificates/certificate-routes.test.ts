import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_IDS } from '#campus/languages.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';
import { readPdf } from '#tests/support/certificates/read-pdf.ts';

const COURSE = '/api/course/first/certificate';
const done = (course: string, n: number) =>
  `mutation { updateLessonProgress(courseId: "${course}", lessonId: "${course}-${n}", completed: true) { success } }`;

describe('a certificate', () => {
  let school: School;
  beforeAll(async () => {
    school = await aSchool();
    for (const n of [1, 2]) await school.as('ada', done('first', n));
  });
  afterAll(() => school.campus.close());

  const fetched = async (name: string | undefined, path: string, headers: Record<string, string> = {}) => {
    const token = name === undefined ? undefined : await school.token(name);
    const init = {
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'manual',
    } as const;
    return school.campus.get(path, { origin: school.origin, ...init });
  };
  const rename = (name: string, first_name: string) =>
    school.campus.test.store.transaction((trx) =>
      trx.updateTable('person').set({ first_name }).where('email', '=', `${name}@school.example`).execute(),
    );
  const textOf = async (answer: Response) => {
    const { texts, language } = readPdf(Buffer.from(await answer.arrayBuffer()));
    return { lines: texts.map(({ text }) => text), language };
  };

  it('of a completed unit is a PDF with the name of the person, for them alone', async () => {
    const answer = await fetched('ada', COURSE);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Certificate.pdf"');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const { lines, language } = await textOf(answer);
    expect(lines).toEqual(expect.arrayContaining(['Ada Ito', 'Erster', 'Teilnahmezertifikat', 'Umfang: 0,5 Stunden']));
    expect(language).toBe('de');
  });

  it('is not sent again to a device that has it, and is another one in another name or language', async () => {
    const first = await fetched('ada', COURSE);
    const tag = first.headers.get('etag') ?? '';
    const again = await fetched('ada', COURSE, { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get(HEADERS.campus)).not.toBeNull();
    const [uk, ofModule] = await Promise.all([
      fetched('ada', COURSE, { 'if-none-match': tag, [HEADERS.preferredLanguage]: LANGUAGE_IDS.uk }),
      fetched('ada', '/api/module/path/certificate', { 'if-none-match': tag }),
    ]);
    expect([uk.status, ofModule.status]).toEqual([200, 200]);
    await rename('ada', 'Adele');
    expect((await fetched('ada', COURSE, { 'if-none-match': tag })).status).toBe(200);
    await rename('ada', 'Ada');
    expect((await fetched('ada', COURSE, { 'if-none-match': tag })).status).toBe(304);
  });

  it('is in the language that is asked for', async () => {
    const { language, lines } = await textOf(
      await fetched('ada', COURSE, { [HEADERS.preferredLanguage]: LANGUAGE_IDS.uk }),
    );
    expect(language).toBe('uk');
    expect(lines).toContain('Свідоцтво про завершення');
  });

  it('of a module is there once what is required in it is completed', async () => {
    const { lines } = await textOf(await fetched('ada', '/api/module/path/certificate'));
    expect(lines).toEqual(expect.arrayContaining(['Ada Ito', 'Weg']));
  });

  it.each([
    ['a unit that is not completed', 'bo', COURSE, 404],
    ['a module that is not completed', 'bo', '/api/module/path/certificate', 404],
    ['a unit that there is not', 'ada', '/api/course/nothing/certificate', 404],
    ['a visitor', undefined, COURSE, 401],
  ])('is not given for %s', async (_, name, path, status) => {
    expect((await fetched(name, path)).status).toBe(status);
  });

  it('asks for a name before it names anybody, and bears the name of today', async () => {
    for (const n of [1, 2]) await school.as('member', done('first', n));
    const nameless = await fetched('member', COURSE);
    expect([nameless.status, (await nameless.json()).errors[0].extensions.code]).toEqual([409, 'NAME_MISSING']);
    for (const name of ['Noor', 'Nour']) {
      await rename('member', name);
      expect((await textOf(await fetched('member', COURSE))).lines).toContain(name);
    }
  });

  it('opens by a ticket of its own address, and leads to a page of the app where that fails', async () => {
    const ticketFor = async (name: string, path: string) => {
      const body = JSON.stringify({ path, method: 'GET' });
      const headers = { authorization: `Bearer ${await school.token(name)}`, 'content-type': 'application/json' };
      const answer = await school.campus.get('/api/ticket', { origin: school.origin, method: 'POST', headers, body });
      const { data }: { data: { ticket: string } } = JSON.parse(await answer.text());
      return data.ticket;
    };
    const opened = await fetched(undefined, `${COURSE}?token=${await ticketFor('ada', COURSE)}`);
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    const early = await fetched(undefined, `${COURSE}?token=${await ticketFor('bo', COURSE)}`);
    expect(early.headers.get('location')).toBe('/error?type=INCOMPLETE_COURSES');
    const other = await fetched(undefined, `${COURSE}?token=${await ticketFor('ada', '/api/module/path/certificate')}`);
    expect(other.headers.get('location')).toBe('/error?type=EXPIRED_LINK');
    expect((await fetched(undefined, `${COURSE}?token=${await school.token('ada')}`)).status).toBe(401);
  });
});
