import { describe, expect, it } from 'vitest';
import { givenAnswers, type Mistake, mistakeOf, mistakesIn, scoreOf, shownPages } from './questionnaire.ts';
import { pageBeside, pageView } from './questionnaire-flow.ts';
import type { Answers, Question, QuestionAnswer, QuestionnairePage } from './questionnaire-shape.ts';

const base = (identifier: string) => ({
  id: identifier,
  identifier,
  label: identifier,
  description: null,
  required: true,
});
const option = (id: string, isCorrect: boolean | null = null, isNonApplicable = false) => ({
  id,
  denomination: id,
  description: null,
  isCorrect,
  isNonApplicable,
  feedback: null,
});
const single = (identifier: string, ...right: string[]): Question => ({
  __typename: 'SingleChoiceQuestion',
  ...base(identifier),
  options: ['a', 'b', 'c'].map((id) => option(id, right.length === 0 ? null : right.includes(id))),
});
const several: Question = {
  __typename: 'MultipleChoiceQuestion',
  ...base('several'),
  maxAnswers: 2,
  options: [option('a', true), option('b', true), option('c', false), option('none', false, true)],
};
const text: Question = { __typename: 'TextQuestion', ...base('text'), maxLength: 5 };
const number: Question = { __typename: 'NumberQuestion', ...base('number'), min: 0, max: 120 };
const scale: Question = {
  __typename: 'ScaleQuestion',
  ...base('scale'),
  min: 1,
  max: 5,
  minLabel: null,
  maxLabel: null,
};
const date: Question = { __typename: 'DateQuestion', ...base('date'), min: '1900-01-01', max: null };
const country: Question = { __typename: 'CountryQuestion', ...base('country') };
const satisfaction: Question = { __typename: 'SatisfactionQuestion', ...base('satisfaction') };
const difficulty: Question = { __typename: 'DifficultyQuestion', ...base('difficulty') };
const information: Question = { __typename: 'InformationBlock', ...base('information'), content: 'Read this.' };

const page = (id: string, questions: Question[], rules: Partial<QuestionnairePage> = {}): QuestionnairePage => ({
  id,
  denomination: null,
  description: null,
  questions,
  ...rules,
});
const when = (identifier: string, answer: string) => ({ '==': [{ var: identifier }, answer] });

describe('an answer', () => {
  it.each<[Question, QuestionAnswer | undefined, Mistake | undefined]>([
    [single('one'), 'a', undefined],
    [single('one'), 'z', 'notAnOption'],
    [single('one'), undefined, 'required'],
    [{ ...single('one'), required: false }, undefined, undefined],
    [several, ['a', 'c'], undefined],
    [several, ['a', 'b', 'c'], 'tooMany'],
    [several, ['a', 'a'], 'notAnOption'],
    [several, ['a', 'z'], 'notAnOption'],
    [several, ['none'], undefined],
    [several, ['a', 'none'], 'nonApplicableAlone'],
    [several, [], 'required'],
    [satisfaction, 5, undefined],
    [satisfaction, 6, 'outOfRange'],
    [difficulty, 1.5, 'notANumber'],
    [difficulty, undefined, 'required'],
    [text, 'short', undefined],
    [text, 'too long', 'tooLong'],
    [text, '  ', 'required'],
    [text, 4, 'tooLong'],
    [number, 0, undefined],
    [number, 121, 'outOfRange'],
    [number, '12', 'notANumber'],
    [scale, 5, undefined],
    [scale, 0, 'outOfRange'],
    [scale, 2.5, 'notANumber'],
    [date, '2026-11-21', undefined],
    [date, '2026-02-30', 'notADay'],
    [date, '1899-12-31', 'outOfRange'],
    [date, 'tomorrow', 'notADay'],
    [country, 'SY', undefined],
    [country, 'Syria', 'notACountry'],
    [information, undefined, undefined],
  ])('%#: to $__typename, %j', (question, answer, mistake) => {
    expect(mistakeOf(question, answer)).toBe(mistake);
  });
});

describe('a questionnaire with conditions', () => {
  const pages = [
    page('first', [single('work'), { ...text, visibleCondition: when('work', 'a') }]),
    page('second', [number], { visibleCondition: when('text', 'nurse') }),
    page('third', [scale, information], {
      nextEnabled: { '>': [{ var: 'scale' }, 2] },
      previousVisible: { '!': true },
    }),
  ];
  const shown = (answers: Answers) => shownPages({ pages }, answers).map(({ page: { id } }) => id);

  it('shows what its conditions let show', () => {
    expect(shown({})).toEqual(['first', 'third']);
    expect(shown({ work: 'a', text: 'nurse' })).toEqual(['first', 'second', 'third']);
  });

  it('lets an answer to a question that disappeared decide nothing, and does not send it', () => {
    const answers = { work: 'b', text: 'nurse', number: 3, scale: 3 };
    expect(shown(answers)).toEqual(['first', 'third']);
    expect(givenAnswers({ pages }, answers)).toEqual({ work: 'b', scale: 3 });
  });

  it('asks only for what is shown', () => {
    expect(mistakesIn({ pages }, { work: 'b', scale: 3 })).toEqual([]);
    expect(mistakesIn({ pages }, { work: 'a', scale: 3 })).toEqual([{ identifier: 'text', mistake: 'required' }]);
  });

  it('leads from page to page', () => {
    expect(pageBeside({ pages }, {}, 'first', 1)).toBe('third');
    expect(pageBeside({ pages }, { work: 'a', text: 'nurse' }, 'first', 1)).toBe('second');
    expect(pageBeside({ pages }, {}, 'first', -1)).toBeUndefined();
  });

  it('goes on only when a page is in order and its rule says so', () => {
    expect(pageView({ pages }, {}, undefined)).toMatchObject({ at: 0, count: 2, canGoOn: false, hasBack: false });
    expect(pageView({ pages }, { work: 'b' }, 'first')).toMatchObject({ canGoOn: true, isLast: false });
    expect(pageView({ pages }, { work: 'b', scale: 2 }, 'third')).toMatchObject({ canGoOn: false, isLast: true });
    expect(pageView({ pages }, { work: 'b', scale: 3 }, 'third')).toMatchObject({ canGoOn: true, hasBack: false });
  });

  it('falls back to the page before where an answer took away the one that was open', () => {
    expect(pageView({ pages }, { work: 'b' }, 'second')?.page.id).toBe('first');
  });
});

describe('a score', () => {
  const quiz = (minPassingScore: number | null) => ({
    minPassingScore,
    pages: [page('quiz', [single('one', 'a'), several, single('opinion')])],
  });

  it.each<[Answers, number, boolean]>([
    [{ one: 'a', several: ['b', 'a'], opinion: 'c' }, 100, true],
    [{ one: 'b', several: ['a', 'b'] }, 50, false],
    [{ one: 'a', several: ['a', 'b', 'c'] }, 50, false],
    [{}, 0, false],
  ])('%#: is the share of questions with a right answer that are all right', (answers, score, passed) => {
    expect(scoreOf(quiz(60), answers)).toEqual({ score, passed });
  });

  it('passes everybody where nothing is asked of it', () => {
    expect(scoreOf(quiz(null), {})).toEqual({ score: 0, passed: true });
  });

  it('is none where nothing is right or wrong', () => {
    expect(scoreOf({ minPassingScore: 80, pages: [page('opinion', [single('opinion')])] }, {})).toEqual({
      score: null,
      passed: true,
    });
  });
});
