import * as v from 'valibot';
import type { Read } from '#cache/campus-query.ts';
import { type FirstQuestion, type FirstQuestions, variablesSchema } from '#campus/page/first-questions.ts';
import { homeQueries } from '#features/home/queries.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { notificationQueries } from '#features/notifications/queries.ts';
import { baseQueries } from '#features/onboarding/queries.ts';
import { surveyQueries } from '#features/surveys/queries.ts';
import { unitQueries } from '#features/units/queries.ts';

/** A language is in the keys of reads, not in what they ask. */
const LANGUAGE = 'en';

const asked = ({ document, variables }: Read<unknown>, onlyWith?: FirstQuestion['onlyWith']): FirstQuestion => ({
  query: document,
  variables: v.parse(variablesSchema, variables),
  onlyWith,
});

/** The gates before each screen, and what the badge in the frame counts (`src/app/shell/ask-notifications.ts`). */
const everywhere = [
  asked(baseQueries.appBaseData(LANGUAGE)),
  asked(notificationQueries.latest(LANGUAGE)),
  asked(notificationQueries.unread(LANGUAGE)),
];
const home = asked(homeQueries.start(LANGUAGE));
const surveys = asked(surveyQueries.list(LANGUAGE), 'showSurveyBanner');
const module = asked(unitQueries.module('$id', LANGUAGE));
const course = asked(unitQueries.course('$id', LANGUAGE));
const courseInModule = asked(unitQueries.course('$id', LANGUAGE, '$moduleId'));
const lesson = asked(lessonQueries.one('$lessonId', '$id', LANGUAGE));

/**
 * What the first screen of the pages that a learner opens day by day asks the campus, by the path of its route: what the
 * route's loader reads, the gates before it, and what the frame has beside it. The build writes it down as data
 * (`.ci/build/page-files.ts`); no page runs this.
 */
export const firstQuestions: FirstQuestions = {
  '/start': [...everywhere, home, surveys],
  '/course/$id': [...everywhere, course],
  '/program/$id': [...everywhere, module],
  '/program/$moduleId/unit/$id': [...everywhere, courseInModule],
  '/course/$id/lesson/$lessonId': [...everywhere, course, lesson],
  '/program/$moduleId/unit/$id/lesson/$lessonId': [...everywhere, courseInModule, lesson],
};
