import { COMPLETION_TEXT_MAX } from '#campus/limits.ts';
import { GRADES } from '#campus/own-limits.ts';
import { isCalendarDay } from '#campus/text/calendar-day.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { isBlank } from '#campus/text/typed-text.ts';
import { holds } from './json-logic.ts';
import type { Answers, Question, QuestionAnswer, QuestionnaireCore, QuestionnairePage } from './questionnaire-shape.ts';

export type Mistake =
  | 'required'
  | 'tooMany'
  | 'nonApplicableAlone'
  | 'notAnOption'
  | 'tooLong'
  | 'notANumber'
  | 'outOfRange'
  | 'notADay'
  | 'notACountry';

const COUNTRY = /^[A-Z]{2}$/;
const PERCENT = 100;

type Shown = { page: QuestionnairePage; questions: Question[] };

/**
 * The pages and questions that are shown, in order. A condition sees the answers of what is shown before it: an answer to a
 * question that disappeared again decides nothing.
 */
export function shownPages({ pages }: Pick<QuestionnaireCore, 'pages'>, answers: Answers): Shown[] {
  const seen: Record<string, QuestionAnswer> = {};
  return pages.flatMap((page) => {
    if (!holds(page.visibleCondition, seen)) return [];
    const questions = page.questions.filter((question) => {
      if (!holds(question.visibleCondition, seen)) return false;
      const answer = answers[question.identifier];
      if (answer !== undefined) seen[question.identifier] = answer;
      return true;
    });
    return [{ page, questions }];
  });
}

/** Returns the information blocks of the last page for these answers, as HTML. They may hold the survey's advice. */
export function closingBlocks(questionnaire: Pick<QuestionnaireCore, 'pages'>, answers: Answers): string[] {
  const { questions = [] } = shownPages(questionnaire, answers).at(-1) ?? {};
  return questions.flatMap((question) => (question.__typename === 'InformationBlock' ? [question.content] : []));
}

/** The answers that count: those of questions that are shown and ask something. */
export function givenAnswers(questionnaire: Pick<QuestionnaireCore, 'pages'>, answers: Answers): Answers {
  const given: Answers = {};
  for (const { identifier, __typename } of shownPages(questionnaire, answers).flatMap(({ questions }) => questions)) {
    const answer = answers[identifier];
    if (answer !== undefined && __typename !== 'InformationBlock' && !isUnanswered(answer)) given[identifier] = answer;
  }
  return given;
}

/** What may not be sent so, question by question; empty: it may. */
export function mistakesIn(
  questionnaire: Pick<QuestionnaireCore, 'pages'>,
  answers: Answers,
): { identifier: string; mistake: Mistake }[] {
  return shownPages(questionnaire, answers)
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const mistake = mistakeOf(question, answers[question.identifier]);
      return mistake === undefined ? [] : [{ identifier: question.identifier, mistake }];
    });
}

/** What is wrong with an answer to one question. */
export function mistakeOf(question: Question, answer: QuestionAnswer | undefined): Mistake | undefined {
  if (question.__typename === 'InformationBlock') return undefined;
  if (answer === undefined || isUnanswered(answer)) return question.required ? 'required' : undefined;
  switch (question.__typename) {
    case 'SingleChoiceQuestion':
      return question.options.some(({ id }) => id === answer) ? undefined : 'notAnOption';
    case 'MultipleChoiceQuestion':
      return mistakeOfChoice(question, answer);
    case 'TextQuestion':
      if (typeof answer !== 'string') return 'tooLong';
      return lengthOf(answer) > (question.maxLength ?? COMPLETION_TEXT_MAX) ? 'tooLong' : undefined;
    case 'NumberQuestion':
      return mistakeOfNumber(answer, question);
    case 'ScaleQuestion':
      return Number.isInteger(answer) ? mistakeOfNumber(answer, question) : 'notANumber';
    case 'SatisfactionQuestion':
    case 'DifficultyQuestion':
      return Number.isInteger(answer) ? mistakeOfNumber(answer, { min: 1, max: GRADES }) : 'notANumber';
    case 'DateQuestion':
      return mistakeOfDay(answer, question);
    case 'CountryQuestion':
      return typeof answer === 'string' && COUNTRY.test(answer) ? undefined : 'notACountry';
    default:
      return question satisfies never;
  }
}

function isUnanswered(answer: QuestionAnswer): boolean {
  if (typeof answer === 'number') return false;
  return typeof answer === 'string' ? isBlank(answer) : answer.length === 0;
}

function mistakeOfChoice(
  { options, maxAnswers }: Extract<Question, { __typename: 'MultipleChoiceQuestion' }>,
  answer: QuestionAnswer,
): Mistake | undefined {
  if (!Array.isArray(answer) || new Set(answer).size !== answer.length) return 'notAnOption';
  const chosen = options.filter(({ id }) => answer.includes(id));
  if (chosen.length !== answer.length) return 'notAnOption';
  if (chosen.length > 1 && chosen.some(({ isNonApplicable }) => isNonApplicable)) return 'nonApplicableAlone';
  return maxAnswers !== null && chosen.length > maxAnswers ? 'tooMany' : undefined;
}

function mistakeOfNumber(
  answer: QuestionAnswer,
  { min, max }: { min: number | null; max: number | null },
): Mistake | undefined {
  if (typeof answer !== 'number') return 'notANumber';
  return (min !== null && answer < min) || (max !== null && answer > max) ? 'outOfRange' : undefined;
}

function mistakeOfDay(
  answer: QuestionAnswer,
  { min, max }: { min: string | null; max: string | null },
): Mistake | undefined {
  if (typeof answer !== 'string' || !isCalendarDay(answer)) return 'notADay';
  return (min !== null && answer < min) || (max !== null && answer > max) ? 'outOfRange' : undefined;
}

/** Whether an answer is right: all that is right and nothing else. Undefined where there is no right and wrong. */
export function isRight(question: Question, answer: QuestionAnswer | undefined): boolean | undefined {
  if (question.__typename !== 'SingleChoiceQuestion' && question.__typename !== 'MultipleChoiceQuestion')
    return undefined;
  const right = question.options.filter(({ isCorrect }) => isCorrect === true).map(({ id }) => id);
  if (right.length === 0) return undefined;
  const chosen = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  // One tick is enough where one may be given and several are right.
  if (question.__typename === 'SingleChoiceQuestion') return chosen.some((id) => right.includes(id));
  return chosen.length === right.length && right.every((id) => chosen.includes(id));
}

/** Percent of the questions that are shown and have a right answer; null where there is none. */
export function scoreOf(
  questionnaire: Pick<QuestionnaireCore, 'pages' | 'minPassingScore'>,
  answers: Answers,
): { score: number | null; passed: boolean } {
  const results = shownPages(questionnaire, answers)
    .flatMap(({ questions }) => questions)
    .map((question) => isRight(question, answers[question.identifier]))
    .filter((result) => result !== undefined);
  if (results.length === 0) return { score: null, passed: true };
  const score = Math.round((results.filter(Boolean).length / results.length) * PERCENT);
  return { score, passed: score >= (questionnaire.minPassingScore ?? 0) };
}
