import { isRight, shownPages } from './questionnaire.ts';
import type { Answers, Question, QuestionAnswer, QuestionnaireCore } from './questionnaire-shape.ts';

/** What came of one answer; null: nothing is right or wrong about it, or nothing is said of it. */
export type GivenResult = { identifier: string; points: number | null; feedback: string | null };

/** What came of each answer to the questions that are shown, in their order (SURVEY-4). */
export function givenResults(questionnaire: Pick<QuestionnaireCore, 'pages'>, answers: Answers): GivenResult[] {
  return shownPages(questionnaire, answers)
    .flatMap(({ questions }) => questions)
    .filter(({ __typename }) => __typename !== 'InformationBlock')
    .map((question) => {
      const answer = answers[question.identifier];
      const right = isRight(question, answer);
      const points = right === undefined ? null : Number(right);
      return { identifier: question.identifier, points, feedback: feedbackOn(question, answer) };
    });
}

function feedbackOn(question: Question, answer: QuestionAnswer | undefined): string | null {
  if (!('options' in question)) return null;
  const chosen = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  const feedback = question.options.filter(({ id }) => chosen.includes(id)).flatMap((option) => option.feedback ?? []);
  return feedback.length === 0 ? null : feedback.join('\n');
}
