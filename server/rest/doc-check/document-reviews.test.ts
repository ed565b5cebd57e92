import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setReviewer } from '#server/operator/reviewers.ts';
import { aDocumentSchool, type DocumentSchool } from '#tests/support/campus/a-document-school.ts';
import { PDF } from '#tests/support/campus/an-attachment-school.ts';
import { flagCases } from '#tests/support/sources/flag-cases.ts';

const WAITING =
  '{ documentReviews { id learnerName fileName fileSize uploadedAt comment } viewer { isDocumentReviewer } }';
const DECIDE = `mutation ($id: ID!, $decision: DocumentDecision!, $comment: String! = "") {
  decideDocument(id: $id, decision: $decision, comment: $comment) { success errors { message } } }`;

const file = (name: string) => ({ name, bytes: PDF });

describe('documents that wait', () => {
  let school: DocumentSchool;
  beforeAll(async () => {
    school = await aDocumentSchool();
    for (const name of ['ada', 'cem']) await reviewer('add', name);
  });
  afterAll(() => school.campus.close());
  beforeEach(() =>
    school.campus.test.store.transaction((trx) =>
      trx
        .deleteFrom('document_upload')
        .execute()
        .then(() => undefined),
    ),
  );

  const reviewer = (what: string, name: string) =>
    setReviewer(school.campus.test.store, { what, email: `${name}@school.example`, host: undefined });
  const waiting = async (name: string | undefined) => (await school.as(name, WAITING)).body.data.documentReviews;
  const decide = async (name: string, id: string, decision: string, comment?: string) => {
    const { body } = await school.as(name, DECIDE, { variables: { id, decision, comment } });
    return body.data.decideDocument.errors.map(({ message }: { message: string }) => message);
  };
  const sent = async (name: string, fileName = 'pass.pdf'): Promise<string> => {
    await school.send(name, file(fileName));
    return (await school.documents()).find(({ person_id }) => person_id === school.personId(name))?.id ?? '';
  };
  const open = (name: string | undefined, id: string) => school.ask(name, `/api/documents/${id}/file`, 'GET');
  const notices = async (name: string) =>
    (await school.as(name, '{ notifications(offset: 0, limit: 20) { message link } }')).body.data.notifications;

  it('are shown to a reviewer, the oldest first, but for the own one', async () => {
    await sent('bo');
    school.campus.later(1000);
    await sent('member', 'card.pdf');
    await sent('ada', 'mine.pdf');
    expect(await waiting('ada')).toMatchObject([
      { learnerName: 'Bo Berg', fileName: 'pass.pdf', fileSize: PDF.length, comment: null },
      { learnerName: null, fileName: 'card.pdf' },
    ]);
    expect((await waiting('cem')).map(({ fileName }: { fileName: string }) => fileName)).toContain('mine.pdf');
  });

  it('are shown to nobody else, who cannot tell from the answers that there is anything', async () => {
    const id = await sent('bo');
    for (const name of ['bo', 'member', undefined]) expect(await waiting(name), name).toBeNull();
    expect(await decide('member', id, 'ACCEPTED')).toEqual(['NOT_FOUND']);
    expect(await decide('member', crypto.randomUUID(), 'ACCEPTED')).toEqual(['NOT_FOUND']);
    for (const name of ['bo', 'member']) expect((await open(name, id)).status, name).toBe(404);
    expect((await open(undefined, id)).status).toBe(401);
    expect((await school.check('bo')).documentUploadStatus).toBe('IN_REVIEW');
  });

  it('are opened by a reviewer as a file to keep, that no browser shows by itself or keeps', async () => {
    const id = await sent('bo');
    const path = `/api/documents/${id}/file`;
    const answer = await open('ada', id);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename=pass.pdf',
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const { origin } = school;
    const byTicket = await school.campus.get(`${path}?token=${await school.ticket('ada', path)}`, { origin });
    expect(Buffer.from(await byTicket.arrayBuffer())).toEqual(PDF);
    for (const token of [await school.ticket('bo', path), await school.ticket('ada', '/api/documents'), 'x']) {
      const refused = await school.campus.get(`${path}?token=${token}`, { origin, redirect: 'manual' });
      expect(refused.status).toBe(302);
    }
    const onContentHost = origin.replace('//', '//content.');
    expect((await school.campus.get(path, { origin: onContentHost })).status).toBe(404);
  });

  it('are decided on once: who was slower hears of it, and the first decision stands', async () => {
    const id = await sent('bo');
    expect(await decide('ada', id, 'INVALID_UPLOAD'), 'without a comment').toEqual(['INVALID_INPUT']);
    expect(await decide('ada', id, 'INVALID_UPLOAD', 'x'.repeat(501))).toEqual(['INVALID_INPUT']);
    const before = (await notices('bo')).length;
    expect(await decide('ada', id, 'INVALID_UPLOAD', 'The back is missing.')).toEqual([]);
    // The answer was lost, and it is said again.
    expect(await decide('ada', id, 'INVALID_UPLOAD', 'The back is missing.')).toEqual([]);
    expect(await notices('bo')).toHaveLength(before + 1);
    expect(await decide('cem', id, 'ACCEPTED')).toEqual(['DOCUMENT_DECIDED']);
    expect(await decide('ada', id, 'ACCEPTED')).toEqual(['DOCUMENT_DECIDED']);
    expect((await open('cem', id)).status).toBe(404);
    expect(await school.check('bo')).toMatchObject({
      documentUploadStatus: 'INVALID_UPLOAD',
      documentUpload: { comment: 'The back is missing.' },
    });
  });

  it('are decided on by one of two who say it at the same moment', async () => {
    const id = await sent('bo');
    const before = (await notices('bo')).length;
    const answers = await Promise.all([decide('ada', id, 'ACCEPTED'), decide('cem', id, 'REJECTED', 'No.')]);
    expect(answers.toSorted((a, b) => a.length - b.length)).toEqual([[], ['DOCUMENT_DECIDED']]);
    expect(await notices('bo')).toHaveLength(before + 1);
  });

  it('are never decided on by who sent them, nor after they were replaced', async () => {
    const own = await sent('ada');
    expect(await decide('ada', own, 'ACCEPTED')).toEqual(['NOT_FOUND']);
    expect((await open('ada', own)).status).toBe(404);
    const first = await sent('bo');
    await sent('bo', 'better.pdf');
    expect(await decide('ada', first, 'ACCEPTED')).toEqual(['NOT_FOUND']);
    expect((await school.check('bo')).documentUploadStatus).toBe('IN_REVIEW');
  });

  it('are announced to each reviewer once, until nothing is left to decide on', async () => {
    const announced = async (name: string) =>
      (await notices(name)).filter(({ link }: { link: string | null }) => link === '/document-review');
    const counts = async () => [(await announced('ada')).length, (await announced('cem')).length];
    const [ada, cem] = await counts();
    await sent('bo');
    expect(await counts()).toEqual([ada + 1, cem + 1]);
    expect((await announced('ada'))[0].message).toBe('Dokumente warten auf eine Entscheidung. Schau sie dir bitte an.');
    const better = await sent('bo', 'better.pdf');
    const other = await sent('member');
    expect(await counts(), 'more of them, and one instead of another').toEqual([ada + 1, cem + 1]);
    expect(await announced('bo'), 'who decides on none').toEqual([]);
    expect(await decide('cem', better, 'INVALID_UPLOAD', 'The back is missing.')).toEqual([]);
    await sent('ada', 'mine.pdf');
    expect(await decide('cem', other, 'ACCEPTED')).toEqual([]);
    await sent('bo');
    expect(await counts(), 'for ada nothing was left; for cem her document was').toEqual([ada + 2, cem + 1]);
  });

  it('are announced by mail to whom no push reaches, if they agreed to such mails', async () => {
    await school.campus.server.delivery.stop();
    const { store } = school.campus.test;
    const mails = async () =>
      (await store.read.selectFrom('mail_due').selectAll().where('kind', '=', 'DOCUMENT_WAITING').execute()).map(
        ({ addressee_id, recipient }) => [addressee_id, recipient],
      );
    const agree = (name: string, agrees: number) =>
      store.transaction((trx) =>
        trx
          .updateTable('account_preference')
          .set({ subscribed_to_personal_updates: agrees })
          .where('person_id', '=', school.personId(name))
          .execute(),
      );
    await agree('ada', 1);
    await agree('cem', 0);
    await sent('member');
    expect(await mails()).toEqual([[school.personId('ada'), 'ada@school.example']]);
  });

  it('are there for nobody any more from whom the right was taken', async () => {
    const id = await sent('bo');
    await reviewer('remove', 'cem');
    expect(await waiting('cem')).toBeNull();
    expect(await decide('cem', id, 'ACCEPTED')).toEqual(['NOT_FOUND']);
    expect((await open('cem', id)).status).toBe(404);
    await reviewer('add', 'cem');
    expect(await waiting('cem')).toHaveLength(1);
  });
});

describe('a reviewer', () => {
  it.each(flagCases('showProfileRefugeeDocumentUpload', { off: [null, false], on: [[], true] }))(
    'is there where the organisation looks at documents: %s',
    async (isOn, expected) => {
      const school = await aDocumentSchool({ isOn });
      const { store } = school.campus.test;
      await setReviewer(store, { what: 'add', email: 'ADA@school.example', host: undefined });
      const { documentReviews, viewer } = (await school.as('ada', WAITING)).body.data;
      expect([documentReviews, viewer.isDocumentReviewer]).toEqual(expected);
      await school.campus.close();
    },
  );
});
