import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOARD_PAGE, BOARD_POSTS_PER_MINUTE, BOARD_TEXT_MAX, REPORT_REASON_MAX } from '#campus/limits.ts';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';
import { NO_DEVICE_IDS } from '#tests/support/texts/no-device-ids.ts';

const BOARD = 'course-talk';

describe('the board of a unit', () => {
  let school: LiveSchool;
  beforeEach(async () => {
    school = await aLiveSchool(undefined, undefined, {
      'units/talk/unit.yaml':
        'denomination: { de: Sprechen }\ncourseType: DA_COURSE\nworkload: 30\nmessageBoard: true\n',
    });
    for (const name of ['ada', 'bo', 'cem']) await takes(name);
    await school.makeTutor('member', 'talk');
  });
  afterEach(() => school.campus.close());

  const takes = (name: string, status = 'TAKEN') =>
    school.campus.test.store.transaction((trx) =>
      trx
        .insertInto('course_status')
        .values({ person_id: school.personId(name), course_id: 'talk', module_id: '', status, updated_at: 'x' })
        .execute(),
    );
  const act = async (name: string, mutation: string, variables: Record<string, unknown> = {}) => {
    const { body } = await school.as(name, `mutation ${mutation}`, { variables });
    const { success, errors } = body.data.it;
    return success ? 'done' : errors[0].message;
  };
  const write = (name: string, id: string, content: string, boardId = BOARD) =>
    act(name, '($draft: MessageDraft!) { it: createMessage(draft: $draft) { success errors { message } } }', {
      draft: { id, boardId, content },
    });
  const comment = (name: string, id: string, messageId: string, content: string) =>
    act(name, '($draft: CommentDraft!) { it: createComment(draft: $draft) { success errors { message } } }', {
      draft: { id, messageId, content },
    });
  const does = (name: string, call: string) => act(name, `{ it: ${call} { success errors { message } } }`);
  const board = async (name: string | undefined, args = '', id = BOARD) => {
    const query = `{ messageBoard(id: "${id}") { hasViewerPosted isMuted isTutor messagesCount
      messages${args} { id content isEditable canDelete updatedAt author { publicName } commentsCount comments { id content } } } }`;
    return (await school.as(name, query)).body.data.messageBoard;
  };
  const noticesOf = async (name: string): Promise<string[]> => {
    const { body } = await school.as(name, '{ notifications(limit: 20) { message link } }');
    return body.data.notifications.map((one: { link: string }) => one.link);
  };

  it('is read and written by who takes the unit and by its tutors; for everybody else it is not there', async () => {
    const id = uuidv7();
    expect(await write('bo', id, ' Hallo \u0007zusammen ')).toBe('done');
    expect(await board('ada')).toMatchObject({ hasViewerPosted: false, isTutor: false, messagesCount: 1 });
    expect((await board('bo')).messages[0]).toMatchObject({
      content: 'Hallo zusammen',
      isEditable: true,
      canDelete: true,
    });
    expect((await board('member')).messages[0]).toMatchObject({ isEditable: false, canDelete: true });
    await school.campus.test.store.transaction((trx) =>
      trx.deleteFrom('course_status').where('person_id', '=', school.personId('cem')).execute(),
    );
    for (const name of ['cem', undefined]) expect(await board(name)).toBeNull();
    expect(await write('cem', uuidv7(), 'x')).toBe('NOT_FOUND');
    expect(await comment('cem', uuidv7(), id, 'x')).toBe('NOT_FOUND');
    for (const call of [
      `updateMessage(id: "${id}", content: "x")`,
      `deleteMessage(id: "${id}")`,
      `reportMessage(messageId: "${id}")`,
      `setMessageBoardMuted(boardId: "${BOARD}", muted: true)`,
      `decideMessageReport(id: "message:${id}", keep: false)`,
    ])
      expect(await does('cem', call)).toBe('NOT_FOUND');
    expect(await board('ada', '', 'course-first')).toBeNull();
  });

  it('is one of its own for each run, for who has a place in it', async () => {
    const { run } = await school.held('talk');
    expect(await board('ada', '', `run-${run.id}`)).toBeNull();
    await school.campus.test.store.transaction((trx) =>
      trx
        .insertInto('run_status')
        .values({
          organisation_id: run.organisation_id,
          run_id: run.id,
          person_id: school.personId('ada'),
          status: 'TAKEN',
          updated_at: 'x',
        })
        .execute(),
    );
    expect(await write('ada', uuidv7(), 'Im Kurs', `run-${run.id}`)).toBe('done');
    expect(await board('member', '', `run-${run.id}`)).toMatchObject({ messagesCount: 1 });
    expect(await board('ada')).toMatchObject({ messagesCount: 0 });
    const { body } = await school.as(
      'ada',
      '{ course(id: "talk") { messageBoard { id } ... on Event { runs { messageBoard { id runId } } } } }',
    );
    expect(body.data.course).toEqual({
      messageBoard: { id: BOARD },
      runs: [{ messageBoard: { id: `run-${run.id}`, runId: run.id } }],
    });
  });

  it('makes nothing twice by one id, and gives nobody the id of somebody else', async () => {
    const [id, reply] = [uuidv7(), uuidv7()];
    expect([await write('bo', id, 'eins'), await write('bo', id, 'eins')]).toEqual(['done', 'done']);
    expect(await write('ada', id, 'meins')).toBe('NOT_ALLOWED');
    expect([await comment('ada', reply, id, 'zwei'), await comment('ada', reply, id, 'zwei')]).toEqual([
      'done',
      'done',
    ]);
    expect(await comment('bo', reply, id, 'meins')).toBe('NOT_ALLOWED');
    expect((await board('bo')).messages).toMatchObject([
      { content: 'eins', commentsCount: 1, comments: [{ content: 'zwei' }] },
    ]);
  });

  it('never drops what is written under an id that is taken: the device keeps it for its person', async () => {
    const [id, reply] = [uuidv7(), uuidv7()];
    await write('bo', id, 'eins');
    await comment('bo', reply, id, 'zwei');
    expect([await write('bo', id, 'anders'), await comment('bo', reply, id, 'anders')]).toEqual([
      'CHANGED_MEANWHILE',
      'CHANGED_MEANWHILE',
    ]);
    expect(await does('bo', `deleteComment(id: "${reply}")`)).toBe('done');
    expect(await comment('bo', reply, id, 'zwei')).toBe('NOT_FOUND');
    expect(await does('bo', `deleteMessage(id: "${id}")`)).toBe('done');
    expect([await write('bo', id, 'eins'), await write('bo', id, 'anders')]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await board('bo')).messages).toEqual([]);
  });

  it('takes no id from a device but a UUIDv7', async () => {
    const message = uuidv7();
    await write('cem', message, 'x');
    for (const [n, id] of NO_DEVICE_IDS.entries()) {
      // The calls alternate between people, because posts per person and minute are limited (BOARD-11).
      const name = ['ada', 'bo', 'cem'][n % 3] ?? 'ada';
      const answers = [await write(name, id, 'x'), await comment(name, id, message, 'x')];
      expect([id, ...answers]).toEqual([id, 'INVALID_INPUT', 'INVALID_INPUT']);
    }
  });

  it('lets one change and delete what is one’s own, and tutors delete any, with its comments', async () => {
    const [id, reply] = [uuidv7(), uuidv7()];
    await write('bo', id, 'alt');
    await comment('ada', reply, id, 'dazu');
    expect(await does('ada', `updateMessage(id: "${id}", content: "x")`)).toBe('NOT_ALLOWED');
    expect(await does('member', `updateComment(id: "${reply}", content: "x")`)).toBe('NOT_ALLOWED');
    expect(await does('ada', `deleteMessage(id: "${id}")`)).toBe('NOT_ALLOWED');
    expect(await does('bo', `updateMessage(id: "${id}", content: "neu")`)).toBe('done');
    expect((await board('ada')).messages[0]).toMatchObject({ content: 'neu', updatedAt: expect.any(String) });
    expect(await does('member', `deleteMessage(id: "${id}")`)).toBe('done');
    expect(await does('bo', `deleteMessage(id: "${id}")`)).toBe('done');
    expect(await does('ada', `updateComment(id: "${reply}", content: "x")`)).toBe('NOT_FOUND');
    expect(await comment('ada', uuidv7(), id, 'noch')).toBe('NOT_FOUND');
    expect(await board('ada')).toMatchObject({ messages: [], hasViewerPosted: false, messagesCount: 0 });
    const kept = await school.campus.test.store.read.selectFrom('board_comment').select('content').execute();
    expect(kept).toEqual([{ content: '' }]);
  });

  it.each([
    ['nothing but space', ' \n\u0007 ', 'INVALID_INPUT'],
    ['one code point too many', '😀'.repeat(BOARD_TEXT_MAX + 1), 'INVALID_INPUT'],
    ['as many code points as may be', '😀'.repeat(BOARD_TEXT_MAX), 'done'],
  ])('takes a text of %s', async (_, content, answer) => {
    expect(await write('bo', uuidv7(), content)).toBe(answer);
  });

  it('comes in pages, the newest first, and goes on after one that is gone', async () => {
    const rows = Array.from({ length: BOARD_PAGE + 5 }, (_, n) => ({
      organisation_id: school.organisationId,
      board_id: BOARD,
      course_id: 'talk',
      author_id: school.personId('ada'),
      id: `message-${String(n).padStart(3, '0')}`,
      content: `${n}`,
      created_at: new Date(Math.floor(n / 3)).toISOString(),
    }));
    await school.campus.test.store.transaction((trx) => trx.insertInto('board_message').values(rows).execute());
    const first = await board('bo');
    expect(first.messages.map((one: { content: string }) => Number(one.content))).toEqual(
      Array.from({ length: BOARD_PAGE }, (_, n) => BOARD_PAGE + 4 - n),
    );
    await does('member', 'deleteMessage(id: "message-005")');
    const older = await board('bo', '(before: "message-005")');
    expect(older.messages.map((one: { content: string }) => Number(one.content))).toEqual([4, 3, 2, 1, 0]);
  });

  it('tells the author and earlier commenters of a comment, unless they muted it or left', async () => {
    const id = uuidv7();
    await write('bo', id, 'Frage');
    await comment('ada', uuidv7(), id, 'Antwort');
    await comment('cem', uuidv7(), id, 'noch eine');
    const link = `/course/talk#board-${BOARD}`;
    expect([await noticesOf('bo'), await noticesOf('ada'), await noticesOf('cem')]).toEqual([[link, link], [link], []]);
    await does('bo', `setMessageBoardMuted(boardId: "${BOARD}", muted: true)`);
    expect(await board('bo')).toMatchObject({ isMuted: true });
    await school.campus.test.store.transaction((trx) =>
      trx.deleteFrom('course_status').where('person_id', '=', school.personId('ada')).execute(),
    );
    await comment('cem', uuidv7(), id, 'und noch');
    expect([await noticesOf('bo'), await noticesOf('ada')]).toEqual([[link, link], [link]]);
  });

  it('hides what was reported from who reported it, and lets tutors keep or delete it', async () => {
    const [id, reply] = [uuidv7(), uuidv7()];
    const reports = async (name: string) =>
      (
        await school.as(
          name,
          '{ messageReports(courseId: "talk") { id reasons reportsCount message { content } comment { content } } }',
        )
      ).body.data.messageReports;
    await write('bo', id, 'Frage');
    await comment('ada', reply, id, 'grob');
    expect(await does('ada', `reportMessage(commentId: "${reply}")`)).toBe('NOT_ALLOWED');
    expect(await does('bo', `reportMessage(messageId: "${id}", commentId: "${reply}")`)).toBe('INVALID_INPUT');
    expect(
      await does('bo', `reportMessage(commentId: "${reply}", reason: "${'x'.repeat(REPORT_REASON_MAX + 1)}")`),
    ).toBe('INVALID_INPUT');
    expect(await does('bo', `reportMessage(commentId: "${reply}", reason: "unfreundlich")`)).toBe('done');
    expect(await does('bo', `reportMessage(commentId: "${reply}")`)).toBe('done');
    expect((await board('bo')).messages[0]).toMatchObject({ commentsCount: 0, comments: [] });
    expect((await board('cem')).messages[0]).toMatchObject({ commentsCount: 1 });
    expect(await noticesOf('member')).toEqual([`/course/talk#board-${BOARD}`]);
    expect(await reports('bo')).toEqual([]);
    const [report] = await reports('member');
    expect(report).toMatchObject({
      reasons: ['unfreundlich'],
      reportsCount: 1,
      message: null,
      comment: { content: 'grob' },
    });
    expect(await does('ada', `decideMessageReport(id: "${report.id}", keep: true)`)).toBe('NOT_FOUND');
    expect(await does('member', `decideMessageReport(id: "${report.id}", keep: true)`)).toBe('done');
    expect([await reports('member'), (await board('cem')).messages[0].commentsCount]).toEqual([[], 1]);
    expect(await does('cem', `reportMessage(commentId: "${reply}")`)).toBe('done');
    expect(await reports('member')).toMatchObject([{ reportsCount: 1 }]);
    expect(await does('member', `decideMessageReport(id: "${report.id}", keep: false)`)).toBe('done');
    expect([await reports('member'), (await board('ada')).messages[0].commentsCount]).toEqual([[], 0]);
  });

  it('is among the boards of those who read it, and of nobody else (COMMUNITY-8)', async () => {
    const boardsOf = async (name: string) =>
      (await school.as(name, '{ viewer { messageBoards { id } } }')).body.data.viewer.messageBoards;
    expect(await boardsOf('bo')).toEqual([{ id: BOARD }]);
    expect(await boardsOf('member')).toEqual([{ id: BOARD }]);
    await school.campus.test.store.transaction((trx) =>
      trx.deleteFrom('course_status').where('person_id', '=', school.personId('cem')).execute(),
    );
    expect(await boardsOf('cem')).toEqual([]);
  });

  it('takes so much of one person in a minute, and then says when to come again', async () => {
    for (let n = 0; n < BOARD_POSTS_PER_MINUTE; n++) expect(await write('bo', uuidv7(), `${n}`)).toBe('done');
    const draft = { id: uuidv7(), boardId: BOARD, content: 'zu viel' };
    const response = await school.as(
      'bo',
      'mutation ($draft: MessageDraft!) { createMessage(draft: $draft) { success } }',
      {
        variables: { draft },
      },
    );
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await write('ada', uuidv7(), 'ich noch')).toBe('done');
  });

  it('keeps what somebody wrote who is gone, without a name', async () => {
    await write('bo', uuidv7(), 'bleibt');
    await school.campus.test.store.transaction((trx) =>
      trx.updateTable('board_message').set({ author_id: null }).execute(),
    );
    expect((await board('ada')).messages).toMatchObject([{ content: 'bleibt', author: null, isEditable: false }]);
  });
});
