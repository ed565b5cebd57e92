import { v7 as uuid } from 'uuid';
import { completeSurvey } from '#features/learning/complete-survey.ts';
import { saveSurveyDraft } from '#features/learning/save-survey-draft.ts';
import { setSurveysHidden } from '#features/learning/set-surveys-hidden.ts';
import type { Random } from '#tests/sim/world/random.ts';
import { COURSE_CARD } from '#tests/support/device/cards.ts';
import type { Sight, Tap } from './kinds.ts';
import { begin, settle } from './learning-rules.ts';
import { LEARNT, QUIZ, SURVEY } from './learning-state.ts';

const CARD = { ...COURSE_CARD, id: LEARNT };
/** When it was done, for the screen: no rule asks. */
const WHEN = '2027-01-11T08:00:00.000Z';

export const SURVEY_KINDS: Readonly<Record<string, (random: Random, sight: Sight) => Tap | undefined>> = {
  'survey.complete': surveyTap,
  'survey.draft': draftTap,
  'surveys.hidden': hiddenTap,
};

function surveyTap(random: Random, { organisation }: Sight): Tap | undefined {
  if (organisation !== '1') return undefined;
  const isWhole = random.chance(0.9);
  const answers: Record<string, string> = isWhole ? { answer: 'name' } : {};
  const completion = { id: uuid(), answers, score: 100, passed: true, completedAt: WHEN };
  const input = { questionnaireId: QUIZ, title: 'Two questions', card: CARD, completion };
  return {
    kind: completeSurvey.kind,
    subject: completeSurvey.subject(input),
    parents: completeSurvey.dependsOn?.(input) ?? [],
    words: `answer ${isWhole ? 'right' : 'nothing'}`,
    value: 'true',
    shown: ({ learning }) => String(learning.isTaken),
    merge: ({ learning }, now) => {
      if (!isWhole) return 'SURVEY_INVALID';
      begin(learning);
      learning.surveyed.takenAt = new Date(now).toISOString();
      learning.surveyed.draft = null;
      settle(learning);
      return undefined;
    },
    by: (send) => send(completeSurvey, input),
  };
}

function draftTap(random: Random, { organisation, now }: Sight): Tap | undefined {
  if (organisation !== '1') return undefined;
  const answer = `Perhaps ${random.below(1000)}`;
  const savedAt = new Date(now).toISOString();
  const input = {
    questionnaireId: QUIZ,
    title: 'Two questions',
    draft: { answers: { answer }, pageId: null, savedAt },
  };
  return {
    kind: saveSurveyDraft.kind,
    subject: saveSurveyDraft.subject(input),
    parents: [],
    words: `draft ${answer}`,
    // Answers that are sent take it away: only what it comes to in the end can be checked.
    value: undefined,
    shown: () => undefined,
    merge: ({ learning: { surveyed } }) => {
      if (savedAt <= surveyed.takenAt || savedAt < surveyed.draftAt) return undefined;
      surveyed.draft = answer;
      surveyed.draftAt = savedAt;
      return undefined;
    },
    by: (send) => send(saveSurveyDraft, input),
  };
}

function hiddenTap(random: Random, { organisation }: Sight): Tap | undefined {
  if (organisation !== '1') return undefined;
  const hidden = random.chance(0.6);
  const input = { ids: [SURVEY], title: 'About you', hidden };
  return {
    kind: setSurveysHidden.kind,
    subject: setSurveysHidden.subject(input),
    parents: [],
    words: hidden ? 'hide the survey' : 'show the survey',
    value: String(hidden),
    shown: ({ learning }) => String(learning.isHidden),
    merge: ({ learning }) => {
      learning.surveyed.isHidden = hidden;
      return undefined;
    },
    by: (send) => send(setSurveysHidden, input),
  };
}
