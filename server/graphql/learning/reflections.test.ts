import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';
import { NO_DEVICE_IDS } from '#tests/support/texts/no-device-ids.ts';

const BOARD = 'board-1-r';
const save =
  'mutation ($boardId: ID!, $id: ID!, $content: String!) { saveReflection(boardId: $boardId, id: $id, content: $content) { success errors { message } } }';
const READ = `{ lesson(id: "board-1", courseId: "board") { reflectionBoard {
  myReflection { id content isEditable author { publicName } } reflections { id content isEditable author { publicName } } } } }`;

describe('reflections', () => {
  let school: School;
  beforeAll(async () => {
    school = await aSchool();
  });
  afterAll(() => school.campus.close());
  const write = async (name: string, content: string, id: string, boardId = BOARD) =>
    (await school.as(name, save, { variables: { boardId, id, content } })).body.data.saveReflection;
  const read = async (name: string) => (await school.as(name, READ)).body.data.lesson.reflectionBoard;
  const [adas, bos] = [uuidv7(), uuidv7()];

  it('of others are read once one has written oneself', async () => {
    expect(await write('ada', '  Langsam sprechen hilft. ', adas)).toEqual({ success: true, errors: [] });
    expect(await read('bo')).toEqual({ myReflection: null, reflections: [] });
    await write('bo', 'Ich frage öfter nach.', bos);
    expect(await read('bo')).toEqual({
      myReflection: { id: bos, content: 'Ich frage öfter nach.', isEditable: true, author: { publicName: 'bobo' } },
      reflections: [{ id: adas, content: 'Langsam sprechen hilft.', isEditable: false, author: { publicName: 'Ada' } }],
    });
  });

  it('are edited by sending the same id again, by their author only', async () => {
    await write('ada', 'Laut lesen hilft.', adas);
    expect((await read('ada')).myReflection.content).toBe('Laut lesen hilft.');
    expect((await write('bo', 'meins', adas)).errors).toEqual([{ message: 'NOT_ALLOWED' }]);
    expect((await read('ada')).myReflection.content).toBe('Laut lesen hilft.');
  });

  it.each([
    ['nothing', '  ', BOARD, 'REFLECTION_INVALID'],
    ['more than fits', 'x'.repeat(2001), BOARD, 'REFLECTION_INVALID'],
    ['a board that is not there', 'x', 'no-board-r', 'NOT_FOUND'],
    ['a partner’s board', 'x', 'inside-1-r', 'NOT_FOUND'],
  ])('are refused for %s', async (_, content, boardId, code) => {
    expect((await write('cem', content, uuidv7(), boardId)).errors).toEqual([{ message: code }]);
  });

  it('of a partner are its members’ own', async () => {
    expect((await write('member', 'Unter uns.', uuidv7(), 'inside-1-r')).success).toBe(true);
    const there = '{ lesson(id: "inside-1", courseId: "inside") { reflectionBoard { reflections { content } } } }';
    expect((await school.as('bo', there)).body.data.lesson).toBeNull();
  });

  it('have no id but a UUIDv7', async () => {
    for (const id of NO_DEVICE_IDS)
      expect([id, (await write('cem', 'x', id)).errors]).toEqual([id, [{ message: 'INVALID_INPUT' }]]);
  });

  it('are one for repeats of a key, and need a person', async () => {
    const key = uuidv7();
    const variables = { boardId: BOARD, id: uuidv7(), content: 'Einmal.' };
    await Promise.all(Array.from({ length: 10 }, () => school.as('cem', save, { variables, key })));
    const { reflections } = await read('bo');
    expect(reflections.filter(({ content }: { content: string }) => content === 'Einmal.')).toHaveLength(1);
    expect((await school.as(undefined, save, { variables })).status).toBe(401);
  });

  it('that are required complete the unit whether they come before the last lesson or after it', async () => {
    const progress =
      'mutation { updateLessonProgress(courseId: "board", lessonId: "board-1", completed: true) { success } }';
    const status = '{ course(id: "board") { status { denomination } } }';
    const standing = async (name: string) => (await school.as(name, status)).body.data.course.status.denomination;
    await school.as('member', progress);
    expect(await standing('member')).toBe('TAKEN');
    await write('member', 'Später.', uuidv7());
    expect(await standing('member')).toBe('COMPLETED');
    await school.as('ada', progress);
    expect(await standing('ada')).toBe('COMPLETED');
  });
});
