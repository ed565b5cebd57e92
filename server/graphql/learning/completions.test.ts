import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mistakeOf } from '#campus/questionnaires/questionnaire.ts';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';
import { NO_DEVICE_IDS } from '#tests/support/texts/no-device-ids.ts';

const SEND = `mutation ($id: ID!, $completion: CompletionInput!) {
  completeSurvey(id: $id, completion: $completion) { success errors { message } completion { id score passed answers } } }`;
const READ = `{ lesson(id: "quiz-1", courseId: "quiz") { questionnaire { hasBeenTaken myCompletion { score passed answers } } } }`;
const right = { greeting: 'hello', why: 'So halt.' };
/** Characters that the sample takes as the reason. */
const WHY_MAX = 20;
const WHY = {
  __typename: 'TextQuestion' as const,
  id: 'why',
  identifier: 'why',
  label: 'Why?',
  description: null,
  required: false,
  visibleCondition: null,
};

describe('questionnaires', () => {
  let school: School;
  beforeAll(async () => {
    school = await aSchool();
  });
  afterAll(() => school.campus.close());
  const send = async (name: string, answers: unknown, more: { id?: string; quiz?: string; key?: string } = {}) => {
    const { id = uuidv7(), quiz = 'quiz-1-q', key } = more;
    const variables = { id: quiz, completion: { id, answers } };
    const response = await school.as(name, SEND, { variables, ...(key === undefined ? {} : { key }) });
    return response.body.data.completeSurvey;
  };

  it('are scored by the campus, and the last answers are shown', async () => {
    expect((await send('bo', { greeting: 'bye' })).completion).toMatchObject({ score: 0, passed: false });
    school.campus.later(1000);
    const result = await send('bo', right);
    expect(result).toMatchObject({ success: true, completion: { score: 100, passed: true, answers: right } });
    const { body } = await school.as('bo', READ);
    expect(body.data.lesson.questionnaire).toEqual({
      hasBeenTaken: true,
      myCompletion: { score: 100, passed: true, answers: right },
    });
    const other = await school.as('cem', READ);
    expect(other.body.data.lesson.questionnaire).toEqual({ hasBeenTaken: false, myCompletion: null });
  });

  it('keep no answer to a question that was not shown', async () => {
    expect((await send('bo', { greeting: 'bye', why: 'egal' })).completion.answers).toEqual({ greeting: 'bye' });
  });

  it('take a text of emoji to its last character, as the form does', async () => {
    const why = '🏮'.repeat(WHY_MAX);
    const question = { ...WHY, maxLength: WHY_MAX };
    expect(mistakeOf(question, why)).toBeUndefined();
    expect((await send('bo', { ...right, why })).completion.answers.why).toBe(why);
    expect(mistakeOf(question, `${why}🏮`)).toBe('tooLong');
    expect((await send('bo', { ...right, why: `${why}🏮` })).errors).toEqual([{ message: 'SURVEY_INVALID' }]);
  });

  it.each([
    ['nothing where something is required', {}, 'SURVEY_INVALID'],
    ['an option that is none', { greeting: 'moin' }, 'SURVEY_INVALID'],
    ['a text that is too long', { ...right, why: 'x'.repeat(WHY_MAX + 1) }, 'SURVEY_INVALID'],
    ['answers that are none', ['hello'], 'SURVEY_INVALID'],
  ])('are refused with %s', async (_, answers, code) => {
    expect(await send('cem', answers)).toMatchObject({ success: false, errors: [{ message: code }], completion: null });
  });

  it('are refused where there is none, and where a partner has it', async () => {
    expect((await send('cem', right, { quiz: 'no-such' })).errors).toEqual([{ message: 'NOT_FOUND' }]);
  });

  it('that are for once take one completion, and the same one twice is one', async () => {
    const id = uuidv7();
    const once = { quiz: 'quiz-2-q' };
    expect((await send('ada', right, { ...once, id })).success).toBe(true);
    expect(await send('ada', right, { ...once, id })).toMatchObject({ success: true, completion: { id, score: 100 } });
    const other = await send('ada', { greeting: 'bye' }, { ...once, id });
    expect(other.errors).toEqual([{ message: 'CHANGED_MEANWHILE' }]);
    expect((await send('ada', right, once)).errors).toEqual([{ message: 'SURVEY_TAKEN' }]);
    expect((await send('cem', right, { ...once, id })).errors).toEqual([{ message: 'NOT_ALLOWED' }]);
  });

  it('have no id but a UUIDv7', async () => {
    for (const id of NO_DEVICE_IDS)
      expect([id, (await send('bo', right, { id })).errors]).toEqual([id, [{ message: 'INVALID_INPUT' }]]);
  });

  it('are one effect for repeats of a key, and need a person', async () => {
    const variables = { id: 'quiz-1-q', completion: { id: uuidv7(), answers: right } };
    const key = uuidv7();
    const result = await Promise.all(Array.from({ length: 10 }, () => school.as('cem', SEND, { variables, key })));
    expect(new Set(result.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
    expect((await school.as(undefined, SEND, { variables })).status).toBe(401);
  });

  it('with a mark complete the unit once they are passed', async () => {
    const done = (n: number) =>
      `mutation { updateLessonProgress(courseId: "quiz", lessonId: "quiz-${n}", completed: true) { success } }`;
    const standing = async () =>
      (await school.as('member', '{ course(id: "quiz") { status { denomination } } }')).body.data.course.status;
    await send('member', { greeting: 'bye' });
    await school.as('member', done(1));
    await school.as('member', done(2));
    expect(await standing()).toEqual({ denomination: 'TAKEN' });
    await send('member', right);
    expect(await standing()).toEqual({ denomination: 'COMPLETED' });
  });
});
