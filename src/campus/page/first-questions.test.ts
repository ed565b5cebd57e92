import { describe, expect, it } from 'vitest';
import { type FirstQuestions, questionsAt, spliceFirstQuestions } from './first-questions.ts';

const HOME = { query: 'query Home { me { id } }', variables: {} };
const SURVEYS = { query: 'query Surveys { a }', variables: {}, onlyWith: 'showSurveyBanner' } as const;
const UNIT = { query: 'query Course($id: ID!) { a }', variables: { id: '$id', moduleId: '$moduleId' } };
const COURSE = { query: UNIT.query, variables: { id: '$id', moduleId: '0' } };
const QUESTIONS: FirstQuestions = {
  '/start': [HOME, SURVEYS],
  '/course/$id': [COURSE],
  '/program/$moduleId/unit/$id': [UNIT],
};
const PLACE = '<script type="application/json" id="first-questions"></script>';
const features = (showSurveyBanner: boolean) => ({ features: { showSurveyBanner } });
/** What stands in the page at a path, as its first script reads it. */
const standsIn = (path: string, showSurveyBanner = true): unknown => {
  const [, json] = />([^<]+)</.exec(spliceFirstQuestions(PLACE, features(showSurveyBanner), path, QUESTIONS)) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};

describe('what a page asks first', () => {
  it('stands in the pages of its kind, and leaves no place in the others', () => {
    expect(standsIn('/course/bread')).toEqual({
      '/course/$id': [COURSE],
      '/program/$moduleId/unit/$id': [UNIT],
    });
    expect(spliceFirstQuestions(PLACE, features(true), '/login', QUESTIONS)).toBe('');
    expect(spliceFirstQuestions(PLACE, features(true), '/start')).toBe('');
  });

  it('leaves out what the organisation does not show', () => {
    expect(standsIn('/start')).toEqual({ '/start': [HOME, SURVEYS] });
    expect(standsIn('/start', false)).toEqual({ '/start': [HOME] });
  });

  it('names what the path names, as the path means it', () => {
    expect(questionsAt('/program/first%20steps/unit/br%C3%B6d/', QUESTIONS)).toEqual([
      { query: UNIT.query, variables: { id: 'bröd', moduleId: 'first steps' } },
    ]);
    expect(questionsAt('/course/bread', QUESTIONS)).toEqual([
      { query: UNIT.query, variables: { id: 'bread', moduleId: '0' } },
    ]);
  });

  it('asks nothing at a path that it does not know, or that is no text', () => {
    for (const path of ['/', '/course', '/course/', '/course/a/lesson/b', '/course/%E0%A4', '/program/a/unit'])
      expect(questionsAt(path, QUESTIONS), path).toEqual([]);
  });
});
