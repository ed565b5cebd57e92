import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_IDS } from '#campus/languages.ts';
import { HEADERS } from '#campus/network/headers.ts';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';
import { readPdf } from '#tests/support/certificates/read-pdf.ts';

describe('the certificate of an appointment', () => {
  let school: LiveSchool;
  beforeAll(async () => {
    school = await aLiveSchool(new Date('2027-03-28T20:00:00.000Z'));
  });
  afterAll(() => school.campus.close());

  /** A date that somebody has a place in, with what a tutor said. */
  const attendedBy = async (name: string, did_attend: number | null, has: Partial<AppointmentRow> = {}) => {
    const { dates } = await school.held(
      'talk',
      { zone: 'Asia/Kabul' },
      {
        has_certificate: 1,
        start_at: '2027-03-28T19:00:00.000Z',
        end_at: '2027-03-28T20:00:00.000Z',
        taken: 1,
        ...has,
      },
    );
    const id = dates[0]?.id ?? '';
    const place = { organisation_id: '80', appointment_id: id, person_id: school.personId(name), taken_at: '' };
    await school.campus.test.store.transaction((trx) =>
      trx
        .insertInto('appointment_place')
        .values({ ...place, did_attend, attended_at: null })
        .execute(),
    );
    return `/api/appointment/${id}/certificate`;
  };
  const fetched = async (name: string | undefined, path: string, headers: Record<string, string> = {}) =>
    school.campus.get(path, {
      origin: school.origin,
      redirect: 'manual',
      headers: { ...headers, ...(name && { authorization: `Bearer ${await school.token(name)}` }) },
    });

  it('is a PDF with the name of who was there, and the day by the clocks of its run', async () => {
    const answer = await fetched('ada', await attendedBy('ada', 1));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Certificate.pdf"');
    const { texts } = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        ...['Teilnahmebestätigung', 'hieran teilgenommen hat:', 'Ada Ito', 'Sprechen: Treffen'],
        ...['Umfang: 1 Stunde', 'Stattgefunden am 28. März 2027'],
      ]),
    );
  });

  it('is of the day on which it was held, which is another one elsewhere', async () => {
    const late = { start_at: '2027-03-27T20:00:00.000Z', end_at: '2027-03-27T21:00:00.000Z' };
    const headers = { [HEADERS.preferredLanguage]: LANGUAGE_IDS.en };
    const answer = await fetched('ada', await attendedBy('ada', 1, late), headers);
    const { texts } = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(texts.map(({ text }) => text)).toContain('Took place on March 28, 2027');
  });

  it.each([
    ['was not there', 0, {}],
    ['of whom nobody has said it', null, {}],
    ['was at one without a certificate', 1, { has_certificate: 0 }],
    ['is at one that runs', 1, { end_at: '2027-03-28T20:00:01.000Z' }],
    ['was at one that a tutor took away', 1, { deleted_at: '2027-03-28T20:00:00.000Z' }],
  ])('is not given to who %s', async (_, didAttend, has) => {
    expect((await fetched('bo', await attendedBy('bo', didAttend, has))).status).toBe(404);
  });

  it('is not given to anybody else, and to nobody without a name', async () => {
    const path = await attendedBy('ada', 1);
    expect((await fetched('bo', path)).status).toBe(404);
    expect((await fetched(undefined, path)).status).toBe(401);
    expect((await fetched('ada', '/api/appointment/no-such/certificate')).status).toBe(404);
  });

  it('opens by a ticket of its own address, and leads to a page of the app where there is none', async () => {
    const ticketFor = async (path: string) => {
      const headers = { authorization: `Bearer ${await school.token('ada')}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ path, method: 'GET' });
      const answer = await school.campus.get('/api/ticket', { origin: school.origin, method: 'POST', headers, body });
      const { data }: { data: { ticket: string } } = JSON.parse(await answer.text());
      return `${path}?token=${data.ticket}`;
    };
    const opened = await fetched(undefined, await ticketFor(await attendedBy('ada', 1)));
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    const missed = await fetched(undefined, await ticketFor(await attendedBy('ada', 0)));
    expect(missed.headers.get('location')).toBe('/error?type=INCOMPLETE_COURSES');
  });
});
