import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import { useSend } from '#cache/use-send.ts';
import type { CourseCard } from '#campus/learning/learning-item.ts';
import { givenAnswers, mistakesIn, scoreOf } from '#campus/questionnaires/questionnaire.ts';
import { type PageView, pageBeside, pageView } from '#campus/questionnaires/questionnaire-flow.ts';
import type { Answers, QuestionAnswer } from '#campus/questionnaires/questionnaire-shape.ts';
import { completeSurvey } from '#features/learning/complete-survey.ts';
import { useSession } from '#features/session/session.ts';
import { coreOf, type Questionnaire } from './questionnaire-read.ts';
import { useAnswerDraft } from './use-answer-draft.ts';

export type Answering = {
  view: PageView | undefined;
  answers: Answers;
  /** Somebody tried to go on: what is missing is shown now. */
  isChecked: boolean;
  answer: (identifier: string, answer: QuestionAnswer | undefined) => void;
  goOn: () => void;
  goBack: () => void;
};

/** Answering a questionnaire, page by page. What is typed survives a reload and a restart (LESSON-14). */
export function useAnswering(questionnaire: Questionnaire, course: CourseCard | null, onSent: () => void): Answering {
  const core = coreOf(questionnaire);
  const { draft, keep, finish: finishDraft } = useAnswerDraft(questionnaire);
  const [isChecked, setChecked] = useState(false);
  const complete = useComplete(questionnaire, course);
  const { answers } = draft;
  const view = pageView(core, answers, draft.pageId ?? undefined);

  const finish = async (): Promise<void> => {
    if (!(await finishDraft(() => complete(answers)))) return;
    setChecked(false);
    onSent();
  };
  const goTo = (page: string | undefined): void => keep({ answers, pageId: page ?? null });
  return {
    view,
    answers,
    isChecked,
    answer: (identifier, given) => {
      const { [identifier]: _, ...others } = answers;
      const changed = given === undefined ? others : { ...others, [identifier]: given };
      keep({ answers: changed, pageId: draft.pageId });
    },
    goOn: () => {
      if (view === undefined) return;
      if (!view.canGoOn) return setChecked(true);
      setChecked(false);
      if (!view.isLast) return goTo(pageBeside(core, answers, view.page.id, 1));
      if (mistakesIn(core, answers).length === 0) void finish();
    },
    goBack: () => {
      if (view?.canGoBack === true) goTo(pageBeside(core, answers, view.page.id, -1));
    },
  };
}

/** Sends the answers; false where the device could not keep them. An examination is scored by the campus alone. */
function useComplete(questionnaire: Questionnaire, card: CourseCard | null): (answers: Answers) => Promise<boolean> {
  const { serverNow } = useSession();
  const send = useSend(completeSurvey);
  const { id: questionnaireId, denomination: title, hasAnswerKey } = questionnaire;
  return (answers) => {
    const core = coreOf(questionnaire);
    const given = givenAnswers(core, answers);
    const result = hasAnswerKey ? scoreOf(core, given) : { score: null, passed: false };
    const completedAt = new Date(serverNow()).toISOString();
    const completion = { id: uuid(), answers: given, ...result, completedAt };
    return send({ questionnaireId, title, card, completion });
  };
}
