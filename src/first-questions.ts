import type { Read } from '#cache/campus-query.ts';
import type { FirstQuestion, FirstQuestions } from '#campus/page/first-questions.ts';
import { homeQueries } from '#features/home/queries.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { baseQueries } from '#features/onboarding/queries.ts';
import { surveyQueries } from '#features/surveys/queries.ts';
import { unitQueries } from '#features/units/queries.ts';

/** A language is in the keys of reads, not in what they ask. */
const LANGUAGE = 'en';

const asked = ({ document, variables }: Read<unknown>, onlyWith?: FirstQuestion['onlyWith']): FirstQuestion => ({
  query: document,
  variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)])),
  onlyWith,
});

const base = asked(baseQueries.appBaseData(LANGUAGE));
const home = asked(homeQueries.start(LANGUAGE));
const surveys = asked(surveyQueries.list(LANGUAGE), 'showSurveyBanner');
const module = asked(unitQueries.module('$id', LANGUAGE));
const course = asked(unitQueries.course('$id', LANGUAGE));
const courseInModule = asked(unitQueries.course('$id', LANGUAGE, '$moduleId'));
const lesson = asked(lessonQueries.one('$lessonId', '$id', LANGUAGE));

/**
 * What the first screen of the pages that a learner opens day by day asks the campus, by the path of its route: what the
 * route's loader reads, and the gates before it. The build writes it down as data (`.ci/build/page-files.ts`); no page
 * runs this.
 */
export const firstQuestions: FirstQuestions = {
  '/start': [base, home, surveys],
  '/course/$id': [base, course],
  '/program/$id': [base, module],
  '/program/$moduleId/unit/$id': [base, courseInModule],
  '/course/$id/lesson/$lessonId': [base, course, lesson],
  '/program/$moduleId/unit/$id/lesson/$lessonId': [base, courseInModule, lesson],
};
