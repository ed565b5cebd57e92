import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOCUMENT_COMMENT_MAX } from '#campus/limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { aDocumentSchool, type DocumentSchool } from '#tests/support/campus/a-document-school.ts';
import { PDF } from '#tests/support/campus/an-attachment-school.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { payloads } from '#tests/xss/payloads.ts';
import { beginDocument } from './begin-document.ts';

let school: DocumentSchool;
beforeAll(async () => {
  school = await aDocumentSchool();
});
afterAll(() => school.campus.close());

// NUL is refused with the request itself (server/graphql/core/campus-context.ts).
const TEXTS = payloads().map(({ html }) => html.replaceAll('\0', ''));

it('every payload is a plain text in a comment: kept to the letter, and nowhere else than in the check', async () => {
  const texts = TEXTS.filter((text) => lengthOf(text) <= DOCUMENT_COMMENT_MAX);
  expect(texts.length).toBeGreaterThanOrEqual(500);
  await school.send('bo', { name: 'pass.pdf', bytes: PDF });
  const kept: (string | null | undefined)[] = [];
  for (const text of nonEmpty(texts, 'payload')) {
    expect(await school.decide('bo', 'INVALID_UPLOAD', text)).toBe('done');
    kept.push((await school.documents())[0]?.comment);
  }
  const plain = texts.map((text) =>
    text
      .replaceAll('\r\n', '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .trim(),
  );
  expect(kept).toEqual(plain);
  const { read } = school.campus.test.store;
  const notices = await read.selectFrom('notification').select('payload').distinct().execute();
  expect(notices).toEqual([{ payload: '{"documentStatus":"INVALID_UPLOAD"}' }]);
});

it('every payload is refused as a name, or leaves nothing in it that a page, a path or a header could read', async () => {
  const { store } = school.campus.test;
  const names = await store.transaction(async (trx) => {
    const begun: string[] = [];
    for (const text of TEXTS) {
      const id = crypto.randomUUID();
      const of = { organisationId: school.organisationId, personId: school.personId('ada'), isOpen: true, id };
      const file = { sealedKey: 'key', fileName: `${text}.pdf`, fileSize: 10, now: school.campus.now() };
      if ((await beginDocument(trx, { ...of, ...file })).is === 'refused') continue;
      const row = trx.deleteFrom('document_upload').where('id', '=', id).returning('file_name');
      begun.push((await row.executeTakeFirstOrThrow()).file_name);
    }
    return begun;
  });
  expect(names.length).toBeGreaterThanOrEqual(500);
  expect(names.filter((name) => /[<>"/\\:\p{Cc}]/u.test(name) || !name.endsWith('.pdf'))).toEqual([]);
});
