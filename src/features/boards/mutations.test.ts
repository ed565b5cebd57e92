import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { setCourseStatus } from '#features/learning/set-course-status.ts';
import { aCampus } from '#tests/support/campus/campus.ts';
import { COURSE_CARD } from '#tests/support/device/cards.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { fourCases, truthOf } from '#tests/support/device/four-cases.ts';
import { createComment } from './create-comment.ts';
import { createMessage } from './create-message.ts';
import { deleteComment } from './delete-comment.ts';
import { deleteMessage } from './delete-message.ts';
import { boardQueries, type MessageBoard } from './queries.ts';
import { reportMessage } from './report-message.ts';
import { setBoardMuted } from './set-board-muted.ts';
import { updateComment } from './update-comment.ts';
import { updateMessage } from './update-message.ts';

const BOARD = 'course-hello-my-name-is';
const READ = boardQueries.latest(BOARD, 'en');
const WHEN = '2026-11-21T20:00:00.000Z';
const of = { boardId: BOARD, title: 'Hello' };
const message = (id: string, content: string) => ({ ...of, id, content, createdAt: WHEN });
const commentOn = (messageId: string, id: string, content: string) => ({ ...message(id, content), messageId });

const ID = uuid();
const COMMENT_ID = uuid();
const GONE = { ...of, id: uuid() };
const NOWHERE = { boardId: 'course-no-such-course', title: '' };

/** What stands on the board, the newest first, each with its comments; of Amal's own only, since others write there too. */
const ownOn = (board: MessageBoard | null) =>
  board?.messages
    .filter(({ isEditable }) => isEditable)
    .map(({ content, comments }) => [content, ...comments.map((comment) => comment.content)]);
const sees = ({ messageBoard }: { messageBoard: MessageBoard | null }) => ownOn(messageBoard);

/** How Olena comes to the board. */
const TAKES = {
  card: { ...COURSE_CARD, id: 'hello-my-name-is' },
  from: 'AVAILABLE',
  status: 'TAKEN',
  moduleId: null,
  module: null,
} as const;

const written = (device: TestDevice) => device.send(createMessage, message(ID, 'Who comes?')).then(device.drain);
const commented = async (device: TestDevice) => {
  await written(device);
  await device.send(createComment, commentOn(ID, COMMENT_ID, 'I do.'));
  await device.drain();
};

describe('message.create', () => {
  fourCases({
    mutation: createMessage,
    input: message(ID, '  Who comes?\u0000 \r\nI do. '),
    read: READ,
    sees: ({ messageBoard: board }) => [ownOn(board), board?.hasViewerPosted, board?.messages[0]?.content],
    expected: [[['Who comes? \nI do.']], true, 'Who comes? \nI do.'],
    refused: { input: { ...message(uuid(), 'Hello?'), ...NOWHERE }, code: 'NOT_FOUND' },
  });
});

describe('message.update', () => {
  fourCases({
    mutation: updateMessage,
    before: written,
    input: { ...message(ID, 'Who comes on Friday?'), changedAt: WHEN },
    read: READ,
    sees,
    expected: [['Who comes on Friday?']],
    refused: { input: { ...GONE, content: 'x', createdAt: WHEN, changedAt: WHEN }, code: 'NOT_FOUND' },
  });
});

describe('message.delete', () => {
  fourCases({
    mutation: deleteMessage,
    before: commented,
    input: { ...of, id: ID },
    read: READ,
    sees,
    expected: [],
    refused: { input: GONE, code: 'NOT_FOUND' },
  });
});

describe('comment.create', () => {
  fourCases({
    mutation: createComment,
    before: written,
    input: commentOn(ID, COMMENT_ID, ' I do. '),
    read: READ,
    sees: ({ messageBoard: board }) => [ownOn(board), board?.messages[0]?.commentsCount],
    expected: [[['Who comes?', 'I do.']], 1],
    refused: { input: commentOn(GONE.id, uuid(), 'I do.'), code: 'NOT_FOUND' },
  });
});

describe('comment.update', () => {
  fourCases({
    mutation: updateComment,
    before: commented,
    input: { ...commentOn(ID, COMMENT_ID, 'I cannot.'), changedAt: WHEN },
    read: READ,
    sees,
    expected: [['Who comes?', 'I cannot.']],
    refused: { input: { ...commentOn(ID, GONE.id, 'x'), changedAt: WHEN }, code: 'NOT_FOUND' },
  });
});

describe('comment.delete', () => {
  fourCases({
    mutation: deleteComment,
    before: commented,
    input: { ...of, id: COMMENT_ID },
    read: READ,
    sees: ({ messageBoard: board }) => [ownOn(board), board?.messages[0]?.commentsCount],
    expected: [[['Who comes?']], 0],
    refused: { input: GONE, code: 'NOT_FOUND' },
  });
});

describe('message.report', () => {
  const foreign = uuid();
  fourCases({
    mutation: reportMessage,
    before: async (_, campus) => {
      const olena = await aDevice(campus, 'olena');
      await olena.send(setCourseStatus, TAKES);
      await olena.drain();
      await olena.send(createMessage, message(foreign, 'Buy this.'));
      await olena.drain();
    },
    input: { ...of, what: 'message' as const, id: foreign, reason: 'It is advertising.' },
    read: READ,
    sees: ({ messageBoard }) => messageBoard?.messages.some(({ id }) => id === foreign),
    expected: false,
    refused: { input: { ...GONE, what: 'message' as const, reason: '' }, code: 'NOT_FOUND' },
  });
});

describe('board.muted', () => {
  fourCases({
    mutation: setBoardMuted,
    input: { ...of, muted: true },
    read: READ,
    sees: ({ messageBoard }) => messageBoard?.isMuted,
    expected: true,
    refused: { input: { ...NOWHERE, muted: true }, code: 'NOT_FOUND' },
  });
});

describe('what is written on a board without a network', () => {
  it('is sent once, as it reads last, with what was said to it after it', async () => {
    const campus = await aCampus();
    let device = await aDevice(campus, 'amal');
    await device.read(READ);
    device.network.cut = true;
    const [id, commentId] = [uuid(), uuid()];
    await device.send(createMessage, message(id, 'Who comes?'));
    await device.send(createComment, commentOn(id, commentId, 'I do.'));
    await device.send(updateMessage, { ...message(id, 'Who comes on Friday?'), changedAt: WHEN });
    await device.send(updateComment, { ...commentOn(id, commentId, 'I cannot.'), changedAt: WHEN });
    expect((await device.outbox()).map(({ kind }) => kind)).toEqual(['message.create', 'comment.create']);
    device = await device.reload();
    expect(sees(await device.read(READ))?.[0]).toEqual(['Who comes on Friday?', 'I cannot.']);
    device.network.cut = false;
    await device.drain();
    const { answer } = await truthOf(device, READ);
    expect(sees(answer)?.[0]).toEqual(['Who comes on Friday?', 'I cannot.']);
    expect(answer.messageBoard?.messages[0]?.updatedAt).toBeNull();
    await campus.close();
  });

  it('is not sent at all where it was deleted before, nor what was said to it', async () => {
    const campus = await aCampus();
    const device = await aDevice(campus, 'amal');
    const before = await device.read(READ);
    device.network.cut = true;
    const id = uuid();
    await device.send(createMessage, message(id, 'Who comes?'));
    await device.send(createComment, commentOn(id, uuid(), 'I do.'));
    await device.send(deleteMessage, { ...of, id });
    expect(await device.outbox()).toEqual([]);
    expect(await device.read(READ)).toEqual(before);
    await campus.close();
  });

  it('comes back with its text where the message is gone meanwhile', async () => {
    const campus = await aCampus();
    campus.later(1000);
    const device = await aDevice(campus, 'amal');
    await device.read(READ);
    await written(device);
    const elsewhere = await aDevice(campus, 'amal');
    device.network.cut = true;
    await device.send(createComment, commentOn(ID, COMMENT_ID, 'I do, with my sister.'));
    await elsewhere.send(deleteMessage, { ...of, id: ID });
    await elsewhere.drain();
    device.network.cut = false;
    await device.drain();
    const refused = (await device.outbox()).filter(({ state }) => state === 'needs-you');
    expect(refused).toMatchObject([
      { kind: 'comment.create', state: 'needs-you', refusal: 'NOT_FOUND', input: { content: 'I do, with my sister.' } },
    ]);
    await device.refresh(READ);
    expect(sees(await device.read(READ))).toEqual([]);
    await campus.close();
  });
});
