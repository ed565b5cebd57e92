import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';

const SURVEYS = `query Surveys {
  completedCourses { denomination feedbackSurvey { identifier } }
  organizationConfig { organizationCustomTexts { surveyBannerTitle surveyBannerText surveyPageText } }
  viewer {
    surveys {
      __typename
      id
      identifier
      denomination
      isRetakeable
      isHidden
      hasBeenTaken
      myDraft { savedAt }
    }
  }
}`;

const text = v.nullable(v.string());
const head = v.object({
  __typename: v.literal('Questionnaire'),
  id: v.string(),
  identifier: v.string(),
  denomination: v.string(),
  isRetakeable: v.boolean(),
  isHidden: v.boolean(),
  hasBeenTaken: v.boolean(),
  /** Begun and not sent. */
  myDraft: v.nullable(v.object({ savedAt: v.string() })),
});
export type SurveyHead = v.InferOutput<typeof head>;

const surveysAnswer = v.object({
  /** What some of the surveys ask about (SURVEY-3). */
  completedCourses: v.array(
    v.object({ denomination: v.string(), feedbackSurvey: v.nullable(v.object({ identifier: v.string() })) }),
  ),
  organizationConfig: v.object({
    organizationCustomTexts: v.object({ surveyBannerTitle: text, surveyBannerText: text, surveyPageText: text }),
  }),
  viewer: v.object({ surveys: v.array(head) }),
});
export type Surveys = v.InferOutput<typeof surveysAnswer>;

export const surveyQueries = {
  all: () => ['surveys'] as const,
  list: (language: LanguageCode) =>
    campusQuery({
      key: [...surveyQueries.all(), 'list', language],
      document: SURVEYS,
      answer: surveysAnswer,
      keep: 'offline',
    }),
};
