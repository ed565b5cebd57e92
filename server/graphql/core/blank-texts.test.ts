import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { BLANK_TEXTS } from '#tests/support/texts/blank-texts.ts';

const FEATURES = ', showUserGeneratedContent: true, showReviews: true, allowProfileEdit: true';
const UNITS = {
  'units/talk/unit.yaml': 'denomination: { de: Rede }\ncourseType: REGULAR_MOOC\nworkload: 30\nmessageBoard: true\n',
  'units/street/unit.yaml': 'denomination: { de: Strasse }\ncourseType: PROJECT\nworkload: 30\nuserContent: true\n',
};
const OWN = { message: uuidv7(), comment: uuidv7(), list: uuidv7(), made: uuidv7() };
const quoted = (text: string): string => JSON.stringify(text);
const made = (title: string, text: string) => `denomination: ${quoted(title)}, text: ${quoted(text)}, isPublic: false`;

type Call = (text: string) => string;
/** Mutations that create what the other mutations change. */
const BEFORE: readonly Call[] = [
  (text) => `createMessage(draft: { id: "${OWN.message}", boardId: "course-talk", content: ${quoted(text)} })`,
  (text) => `createComment(draft: { id: "${OWN.comment}", messageId: "${OWN.message}", content: ${quoted(text)} })`,
  (text) => `createContentList(draft: { id: "${OWN.list}", denomination: ${quoted(text)} })`,
  (text) => `createUserContent(draft: { id: "${OWN.made}", courseId: "street", ${made(text, text)} })`,
];
const REFUSED: Readonly<Record<string, Call>> = {
  createMessage: (text) =>
    `createMessage(draft: { id: "${uuidv7()}", boardId: "course-talk", content: ${quoted(text)} })`,
  updateMessage: (text) => `updateMessage(id: "${OWN.message}", content: ${quoted(text)})`,
  createComment: (text) =>
    `createComment(draft: { id: "${uuidv7()}", messageId: "${OWN.message}", content: ${quoted(text)} })`,
  updateComment: (text) => `updateComment(id: "${OWN.comment}", content: ${quoted(text)})`,
  createContentList: (text) => `createContentList(draft: { id: "${uuidv7()}", denomination: ${quoted(text)} })`,
  updateContentList: (text) =>
    `updateContentList(id: "${OWN.list}", actions: [{ setName: { denomination: ${quoted(text)} } }])`,
  'createUserContent, its title': (text) =>
    `createUserContent(draft: { id: "${uuidv7()}", courseId: "street", ${made(text, 'x')} })`,
  'createUserContent, its text': (text) =>
    `createUserContent(draft: { id: "${uuidv7()}", courseId: "street", ${made('x', text)} })`,
  'updateUserContent, its title': (text) => `updateUserContent(id: "${OWN.made}", change: { ${made(text, 'x')} })`,
  'updateUserContent, its text': (text) => `updateUserContent(id: "${OWN.made}", change: { ${made('x', text)} })`,
  saveReflection: (text) => `saveReflection(boardId: "board-1-r", id: "${uuidv7()}", content: ${quoted(text)})`,
};

describe('a text in which nobody sees anything', () => {
  let school: School;
  beforeAll(async () => {
    school = await aSchool({ features: FEATURES, files: UNITS });
    for (const unit of ['talk', 'street', 'first'])
      await school.as('bo', `mutation { updateCourseStatus(id: "${unit}", status: TAKEN) { success } }`);
    for (const call of BEFORE) expect(await does(call('x'))).toBe('done');
  });
  afterAll(() => school.campus.close());
  const does = async (mutation: string): Promise<string> => {
    const { body } = await school.as('bo', `mutation { it: ${mutation} { success errors { message } } }`);
    return body.data.it.success ? 'done' : body.data.it.errors[0].message;
  };

  it.each(Object.entries(REFUSED))('is refused by %s as one without letters is', async (_, call) => {
    const empty = await does(call(''));
    expect(empty).not.toBe('done');
    // src/campus/text/blank-texts.test.ts covers the whole list; here the rate of posts limits it (BOARD-11).
    for (const text of nonEmpty(BLANK_TEXTS.slice(-3), 'blank text'))
      expect([text, await does(call(text))]).toEqual([text, empty]);
  });

  it('is nobody’s name, and takes away what was there where a field may be empty', async () => {
    const blank = BLANK_TEXTS.at(-1) ?? '';
    const names = [
      'setFirstName: { firstName',
      'setLastName: { lastName',
      'setNickname: { nickname',
      'setCity: { city',
    ];
    for (const name of [...names, 'setAdditionalInformation: { additionalInformation']) {
      await does(`updateUser(actions: [{ ${name}: "x" } }])`);
      await does(`updateUser(actions: [{ ${name}: ${quoted(blank)} } }])`);
    }
    const { read } = school.campus.test.store;
    const person = await read
      .selectFrom('person')
      .select(['first_name', 'last_name', 'nickname', 'city', 'additional_information'])
      .where('id', '=', school.personId('bo'))
      .executeTakeFirstOrThrow();
    expect(Object.values(person).filter((value) => value === '' || value === blank)).toEqual([]);
    expect([person.city, person.additional_information]).toEqual([null, null]);
    const review = (text: string) =>
      `updateCourseReview(courseId: "first", actions: [{ setRating: { rating: 4 } }, { setReview: { review: ${quoted(text)} } }, { setGuidingQuestionAnswer: { answer: ${quoted(text)} } }])`;
    await does(review('x'));
    expect(await does(review(blank))).toBe('done');
    const rows = await read.selectFrom('course_review').selectAll().execute();
    expect(rows).toMatchObject([{ review: null, guiding_question_answer: null }]);
  });
});
