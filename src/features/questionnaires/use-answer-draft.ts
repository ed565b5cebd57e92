import { useEffect, useEffectEvent, useRef } from 'react';
import * as v from 'valibot';
import { useSend } from '#cache/use-send.ts';
import { answersSchema } from '#campus/questionnaires/questionnaire-shape.ts';
import { useFormDraft } from '#features/drafts/use-draft.ts';
import { saveSurveyDraft } from '#features/learning/save-survey-draft.ts';
import { useSession } from '#features/session/session.ts';
import type { Questionnaire } from './questionnaire-read.ts';

const draftSchema = v.object({
  answers: answersSchema,
  pageId: v.optional(v.nullable(v.string()), null),
  /** By the campus's clock; drafts of older releases do not say. */
  savedAt: v.optional(v.string(), ''),
});
type Draft = v.InferOutput<typeof draftSchema>;
const EMPTY: Draft = { answers: {}, pageId: null, savedAt: '' };

/** Delay between the last key press and sending answers, in ms. */
const QUEUED_AFTER = 500;

type AnswerDraft = {
  draft: Draft;
  keep: (draft: Pick<Draft, 'answers' | 'pageId'>) => void;
  /** Sends the answers by this, and then there is no draft any more; where they could not be kept, it stays. */
  finish: (send: () => Promise<boolean>) => Promise<boolean>;
};

/**
 * What was answered so far: on this device with each key, at the campus when somebody leaves the questions or the page, or at
 * the next start, so that another device goes on from there. The later of both counts (SURVEY-6).
 */
export function useAnswerDraft(questionnaire: Questionnaire): AnswerDraft {
  const { id: questionnaireId, denomination: title, myDraft, myCompletion } = questionnaire;
  const { serverNow } = useSession();
  const [typed, setTyped] = useFormDraft(`questionnaire:${questionnaireId}`, draftSchema);
  const send = useSend(saveSurveyDraft);
  // What was sent since, here or elsewhere, is done with.
  const isOver = ({ savedAt }: Draft): boolean => savedAt !== '' && savedAt < (myCompletion?.completedAt ?? '');
  const own = typed && isOver(typed) ? undefined : typed;
  const draft = laterOf(own, myDraft && isOver(myDraft) ? null : myDraft) ?? EMPTY;
  const sent = useRef(myDraft?.savedAt ?? '');
  const isFinishing = useRef(false);
  const leave = useEffectEvent(({ isLast }: { isLast: boolean }) => {
    // The form goes as soon as the answers are on their way: that is no leaving of questions.
    if (own === undefined || own.savedAt <= sent.current || isFinishing.current) return;
    sent.current = own.savedAt;
    void send({ questionnaireId, title, draft: own }, { isLast });
  });
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') leave({ isLast: false });
    };
    const onPageHide = (): void => leave({ isLast: true });
    addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onHidden);
      leave({ isLast: false });
    };
  }, []);
  // Answers that a closing page could not send are sent at the next start.
  const queue = useEffectEvent(() => {
    if (own !== undefined && own.savedAt > sent.current && !isFinishing.current)
      void send({ questionnaireId, title, draft: own }, { isUnhurried: true });
  });
  const savedAt = own?.savedAt;
  useEffect(() => {
    if (savedAt === undefined) return undefined;
    const timer = setTimeout(queue, QUEUED_AFTER);
    return () => clearTimeout(timer);
  }, [savedAt]);
  return {
    draft,
    keep: (next) => setTyped({ ...next, savedAt: new Date(serverNow()).toISOString() }),
    finish: async (sendAnswers) => {
      isFinishing.current = true;
      const isKept = await sendAnswers();
      if (isKept) {
        sent.current = new Date(serverNow()).toISOString();
        setTyped(undefined);
      }
      isFinishing.current = false;
      return isKept;
    },
  };
}

function laterOf(own: Draft | undefined, others: Questionnaire['myDraft']): Draft | undefined {
  if (own === undefined || others === null) return own ?? others ?? undefined;
  return own.savedAt < others.savedAt ? others : own;
}
