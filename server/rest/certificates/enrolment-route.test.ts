import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';
import { readPdf } from '#tests/support/certificates/read-pdf.ts';

const PATH = '/api/student/coe';
const REASONS =
  'certificateOfEnrollmentReasons: [{ id: office, denomination: { de: Amt, en: Office } }, { id: work, denomination: { de: Arbeit } }]';

describe('a certificate of enrolment', () => {
  let school: School;
  beforeAll(async () => {
    school = await aSchool({ lines: [REASONS] });
  });
  afterAll(() => school.campus.close());

  const ticketFor = async (name: string, path = PATH) => {
    const headers = { authorization: `Bearer ${await school.token(name)}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ path, method: 'POST' });
    const answer = await school.campus.get('/api/ticket', { origin: school.origin, method: 'POST', headers, body });
    const { data }: { data: { ticket: string } } = JSON.parse(await answer.text());
    return data.ticket;
  };
  const post = (
    query: Record<string, string>,
    fields: Record<string, string>,
    type = 'application/x-www-form-urlencoded',
  ) =>
    school.campus.get(`${PATH}?${new URLSearchParams(query)}`, {
      origin: school.origin,
      method: 'POST',
      headers: { 'content-type': type },
      body: String(new URLSearchParams(fields)),
      redirect: 'manual',
    });
  const asked = async (name: string, fields: Record<string, string>, language = 'en') =>
    post({ token: await ticketFor(name), language }, fields);
  const BOTH = { 'reasons[0]': 'office', 'reasons[1]': 'work' };

  it('is offered for the reasons that the organisation names, in the reader’s language, to people alone', async () => {
    const query = '{ certificateOfEnrollmentReasons { id denomination } }';
    expect((await school.as('ada', query)).body.data).toEqual({
      certificateOfEnrollmentReasons: [
        { id: 'office', denomination: 'Amt' },
        { id: 'work', denomination: 'Arbeit' },
      ],
    });
    expect((await school.as(undefined, query)).status).toBe(401);
  });

  it.each([
    ['en', ['Ada Ito', 'Certificate of enrolment', 'Office', 'Arbeit']],
    ['de', ['Ada Ito', 'Einschreibebestätigung', 'Amt', 'Arbeit']],
  ])('is a page in %s that is shown in its tab and kept nowhere', async (language, lines) => {
    const answer = await asked('ada', BOTH, language);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(/^inline/);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const { texts } = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(lines));
  });

  it.each([
    ['no reason', {}, 'en', 'NO_REASON'],
    ['fields that are no reasons', { reason: 'office', 'reasons[]': 'office' }, 'en', 'NO_REASON'],
    ['a reason that does not exist', { 'reasons[0]': 'office', 'reasons[1]': '../nothing' }, 'en', 'UNKNOWN_REASON'],
    ['another language', BOTH, 'ar', 'UNKNOWN_LANGUAGE'],
    ['no language', BOTH, '', 'UNKNOWN_LANGUAGE'],
  ])('is not made for %s: the page says so', async (_, fields, language, refusal) => {
    const answer = await asked('ada', fields, language);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/services/certificate?refused=${refusal}`]);
  });

  it('asks for a name before it names anybody', async () => {
    expect((await asked('member', BOTH)).headers.get('location')).toBe('/profile');
  });

  it('opens by a ticket of its own, once', async () => {
    const token = await ticketFor('ada');
    expect((await post({ token, language: 'en' }, BOTH)).status).toBe(200);
    const others = [token, 'made-up', await ticketFor('ada', '/api/student/other')];
    for (const other of others)
      expect((await post({ token: other, language: 'en' }, BOTH)).headers.get('location')).toBe(
        '/error?type=EXPIRED_LINK',
      );
    expect((await post({ token: await school.token('ada'), language: 'en' }, BOTH)).status).toBe(401);
  });

  it('takes a form of a few fields and nothing else', async () => {
    const token = await ticketFor('ada');
    expect((await post({ token, language: 'en' }, BOTH, 'application/json')).status).toBe(415);
    expect((await post({ token, language: 'en' }, { 'reasons[0]': 'x'.repeat(20_000) })).status).toBe(413);
    expect((await post({ token, language: 'en' }, BOTH)).status).toBe(200);
  });
});
