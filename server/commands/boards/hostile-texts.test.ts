import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBoardReads } from '#server/store/boards/board-reads.ts';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';
import { payloads } from '#tests/xss/payloads.ts';
import { createComment } from './create-comment.ts';
import { createMessage } from './create-message.ts';

let school: School;
beforeAll(async () => {
  school = await aSchool();
});
afterAll(() => school.campus.close());

it('every payload is a plain text: kept to the letter, without characters that nobody sees', async () => {
  const { store } = school.campus.test;
  const [personId, organisationId] = [school.personId('ada'), school.organisationId];
  const board = { id: 'course-first', courseId: 'first', runId: null, denomination: {}, isTutor: false };
  const who = { organisationId, personId, board, now: school.campus.now() };
  const messageId = uuidv7();
  // NUL is refused with the request itself (server/graphql/core/campus-context.ts).
  const texts = payloads().map(({ html }) => html.replaceAll('\0', ''));
  expect(texts.length).toBeGreaterThanOrEqual(500);
  await store.transaction((trx) => createMessage(trx, { ...who, id: messageId, content: 'x' }));
  const kept: (string | undefined)[] = [];
  for (const content of texts) {
    const id = uuidv7();
    await store.transaction((trx) => createComment(trx, { ...who, id, messageId, content }));
    kept.push((await createBoardReads(store.read, organisationId, personId).boardComment(id))?.content);
  }
  const plain = texts.map((text) =>
    text
      .replaceAll('\r\n', '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .trim(),
  );
  expect(kept).toEqual(plain);
});
