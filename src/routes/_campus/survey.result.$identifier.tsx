import { createFileRoute } from '@tanstack/react-router';
import { readSurvey } from '#features/surveys/read-survey.ts';
import { SurveyResultScreen } from '#features/surveys/survey-result-screen.tsx';

export const Route = createFileRoute('/_campus/survey/result/$identifier')({
  loader: ({ context, params }) => readSurvey(context, params),
  component: () => <SurveyResultScreen {...Route.useParams()} />,
});
