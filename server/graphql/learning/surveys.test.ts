import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';

const QUESTIONNAIRE = `{
  id identifier denomination description welcomeMessage isRetakeable minPassingScore hasAnswerKey
  pages {
    id title visibleCondition nextEnabled previousVisible previousEnabled
    questions {
      __typename id identifier label required visibleCondition
      ... on SingleChoiceQuestion { options { id denomination isNonApplicable isCorrect feedback } }
      ... on MultipleChoiceQuestion { maxAnswers options { id denomination isNonApplicable isCorrect feedback } }
      ... on TextQuestion { maxLength }
      ... on NumberQuestion { lowest: min highest: max }
      ... on ScaleQuestion { min max minLabel maxLabel }
      ... on DateQuestion { first: min last: max }
      ... on InformationBlock { content }
    }
  }
}`;
const LESSON = `{
  lesson(id: "hello-my-name-is-2", courseId: "hello-my-name-is") {
    customLessonTypeName
    components {
      __typename
      ... on YoutubeVideo { id youtubeId denomination thumbnail duration subtitles { language url } }
      ... on H5p { id title url }
      ... on CodeAnnotation { id lang code glossaryUrl notes { line content } content }
    }
    reflectionBoard { id question isReflectionRequired }
    questionnaire ${QUESTIONNAIRE}
  }
}`;

describe('the parts of a lesson', () => {
  let campus: TestCampus;
  let token: string;
  beforeAll(async () => {
    campus = await aCampus();
    token = (await campus.login('amal')).token;
  });
  afterAll(() => campus.close());

  it('are given to a person: film, frame, code with its notes in order, board and questions', async () => {
    const { lesson } = (await campus.ask({ query: LESSON, token })).body.data;
    expect(lesson.customLessonTypeName).toBe('Practice');
    expect(lesson.components.slice(1)).toEqual([
      {
        __typename: 'YoutubeVideo',
        id: 'hello-my-name-is-2-c2',
        youtubeId: 'aqz-KE-bpKQ',
        denomination: 'A film without words',
        thumbnail: null,
        duration: 635,
        subtitles: [],
      },
      { __typename: 'H5p', id: 'hello-my-name-is-2-c3', title: 'Put in order', url: 'https://h5p.example/embed/1' },
      {
        __typename: 'CodeAnnotation',
        id: 'hello-my-name-is-2-c4',
        lang: 'html',
        code: '<h1>Amal</h1>\n<p>Hello</p>',
        glossaryUrl: null,
        notes: [
          { line: 1, content: '<p>The title.</p>' },
          { line: 2, content: '<p>A <em>paragraph</em>.</p>' },
        ],
        content: '<ol><li value="1"><p>The title.</p></li><li value="2"><p>A <em>paragraph</em>.</p></li></ol>',
      },
    ]);
    expect(lesson.reflectionBoard).toEqual({
      id: 'hello-my-name-is-2-r',
      question: 'Whom did you greet today?',
      isReflectionRequired: true,
    });
  });

  it('bring the answers with them, so that a device without a network can explain them', async () => {
    const { questionnaire } = (await campus.ask({ query: LESSON, token, languageId: '7' })).body.data.lesson;
    expect(questionnaire).toMatchObject({ id: 'hello-my-name-is-2-q', denomination: 'سؤالان', minPassingScore: 50 });
    const [choice, text] = questionnaire.pages[0].questions;
    expect(choice.options).toEqual([
      { id: 'name', denomination: 'Ich heiße Amal.', isNonApplicable: false, isCorrect: true, feedback: 'Yes.' },
      {
        id: 'bread',
        denomination: 'Ich heiße Brot.',
        isNonApplicable: false,
        isCorrect: false,
        feedback: 'That is bread.',
      },
    ]);
    expect(text).toMatchObject({
      __typename: 'TextQuestion',
      visibleCondition: { '==': [{ var: 'answer' }, 'bread'] },
    });
  });

  it('are in the manifest, so that a new question is a new revision', async () => {
    const query = '{ offlineManifest(kind: COURSE, id: "hello-my-name-is") { documents { id size } } }';
    const { documents } = (await campus.ask({ query, token })).body.data.offlineManifest;
    expect(documents[2]).toMatchObject({ id: 'hello-my-name-is-2' });
    expect(documents[2].size).toBeGreaterThan(1000);
  });
});

describe('a survey', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus();
  });
  afterAll(() => campus.close());
  const ask = async (identifier: string, token?: string) =>
    campus.ask({ query: `{ survey(identifier: "${identifier}") ${QUESTIONNAIRE} }`, token });

  it('has every kind of question, and keeps its answers to itself where it is an examination', async () => {
    const { token } = await campus.login('amal');
    const { survey } = (await ask('about-you', token)).body.data;
    expect(survey).toMatchObject({ description: '<p><em>Three</em> minutes.</p>', isRetakeable: false });
    expect(survey.pages[0].nextEnabled).toEqual({ '!!': { var: 'goals' } });
    const { questions } = survey.pages[0];
    expect(questions.map(({ __typename }: { __typename: string }) => __typename)).toEqual([
      'MultipleChoiceQuestion',
      'NumberQuestion',
      'ScaleQuestion',
      'DateQuestion',
      'CountryQuestion',
      'InformationBlock',
    ]);
    expect(questions[0].options.map(({ isCorrect }: { isCorrect: boolean | null }) => isCorrect)).toEqual([
      null,
      null,
      null,
    ]);
    expect(questions[1]).toMatchObject({ lowest: 0, highest: 40 });
    expect(questions[2]).toMatchObject({ min: 1, max: 5, minLabel: 'hard', maxLabel: null });
    expect(questions[3]).toMatchObject({ first: '1950-01-01', last: null });
    expect(questions[5]).toMatchObject({ required: false, content: '<p>That was <strong>all</strong>.</p>' });
  });

  it('is for people, and no way to the questions of a lesson', async () => {
    const { token } = await campus.login('amal');
    expect((await ask('about-you')).status).toBe(401);
    for (const identifier of ['hello-my-name-is-2-q', 'no-such'])
      expect((await ask(identifier, token)).body.data.survey, identifier).toBeNull();
  });
});
