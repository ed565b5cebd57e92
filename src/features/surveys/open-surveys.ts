import type { SurveyHead } from './queries.ts';

/** Neither answered nor put aside (SURVEY-5). */
export function openSurveys(surveys: readonly SurveyHead[]): SurveyHead[] {
  return surveys.filter(({ hasBeenTaken, isHidden }) => !hasBeenTaken && !isHidden);
}
