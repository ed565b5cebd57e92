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

type AnswerDraft = {
  draft: Draft;
  keep: (draft: Pick<Draft, 'answers' | 'pageId'>) => void;
  drop: () => void;
};

/**
 * What was answered so far: on this device with each key, at the campus when somebody leaves the questions or the page, so
 * that another device goes on from there. The later of both counts (SURVEY-6).
 */
export function useAnswerDraft(questionnaire: Questionnaire): AnswerDraft {
  const { id: questionnaireId, denomination: title, myDraft, myCompletion } = questionnaire;
  const { serverNow } = useSession();
  const [typed, setTyped] = useFormDraft(`questionnaire:${questionnaireId}`, draftSchema);
  const send = useSend(saveSurveyDraft);
  // What was sent elsewhere since is done with.
  const own = typed && typed.savedAt !== '' && typed.savedAt < (myCompletion?.completedAt ?? '') ? undefined : typed;
  const draft = laterOf(own, myDraft) ?? EMPTY;
  const sent = useRef(myDraft?.savedAt ?? '');
  const leave = useEffectEvent(() => {
    if (own === undefined || own.savedAt <= sent.current) return;
    sent.current = own.savedAt;
    void send({ questionnaireId, title, draft: own });
  });
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      leave();
    };
  }, []);
  return {
    draft,
    keep: (next) => setTyped({ ...next, savedAt: new Date(serverNow()).toISOString() }),
    drop: () => {
      // Leaving the page comes before it knows that nothing is left to keep.
      sent.current = new Date(serverNow()).toISOString();
      setTyped(undefined);
    },
  };
}

function laterOf(own: Draft | undefined, others: Questionnaire['myDraft']): Draft | undefined {
  if (own === undefined || others === null) return own ?? others ?? undefined;
  return own.savedAt < others.savedAt ? others : own;
}
