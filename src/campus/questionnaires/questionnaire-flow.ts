import { holds } from './json-logic.ts';
import { givenAnswers, mistakeOf, shownPages } from './questionnaire.ts';
import type { Answers, Question, QuestionnaireCore, QuestionnairePage } from './questionnaire-shape.ts';

/** One page as the learner meets it. */
export type PageView = {
  page: QuestionnairePage;
  questions: Question[];
  /** From 0, among the pages that are shown now. */
  at: number;
  count: number;
  isLast: boolean;
  /** Nothing on it is amiss, and its own rule lets one go on. */
  canGoOn: boolean;
  /** Whether there is a way back at all, and whether it can be gone. */
  hasBack: boolean;
  canGoBack: boolean;
};

/**
 * The page with this id, or the nearest one that is still shown: an answer may have taken away the page one was on.
 * Undefined only where no page is shown at all.
 */
export function pageView(
  questionnaire: Pick<QuestionnaireCore, 'pages'>,
  answers: Answers,
  pageId: string | undefined,
): PageView | undefined {
  const shown = shownPages(questionnaire, answers);
  const order = questionnaire.pages.map(({ id }) => id);
  const wanted = pageId === undefined ? 0 : order.indexOf(pageId);
  const found = shown.findLastIndex(({ page }) => order.indexOf(page.id) <= wanted);
  const at = Math.max(0, found);
  const view = shown[at];
  if (view === undefined) return undefined;
  const given = givenAnswers(questionnaire, answers);
  const hasBack = at > 0 && holds(view.page.previousVisible, given);
  return {
    ...view,
    at,
    count: shown.length,
    isLast: at === shown.length - 1,
    canGoOn:
      holds(view.page.nextEnabled, given) &&
      view.questions.every((question) => mistakeOf(question, answers[question.identifier]) === undefined),
    hasBack,
    canGoBack: hasBack && holds(view.page.previousEnabled, given),
  };
}

/** The page after or before one, among those that are shown; undefined at the ends. */
export function pageBeside(
  questionnaire: Pick<QuestionnaireCore, 'pages'>,
  answers: Answers,
  pageId: string,
  step: 1 | -1,
): string | undefined {
  const shown = shownPages(questionnaire, answers).map(({ page }) => page.id);
  return shown[shown.indexOf(pageId) + step];
}
