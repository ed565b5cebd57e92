import { createFileRoute } from '@tanstack/react-router';
import { readSurvey } from '#features/surveys/read-survey.ts';
import { SurveyScreen } from '#features/surveys/survey-screen.tsx';

export const Route = createFileRoute('/_campus/survey/$identifier')({
  loader: ({ context, params }) => readSurvey(context, params),
  component: () => <SurveyScreen {...Route.useParams()} />,
});
