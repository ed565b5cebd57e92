import { createFileRoute } from '@tanstack/react-router';
import { CustomSurveyScreen } from '#features/surveys/custom-survey-screen.tsx';
import { readSurvey } from '#features/surveys/read-survey.ts';

export const Route = createFileRoute('/_campus/custom-survey/$identifier')({
  loader: ({ context, params }) => readSurvey(context, params),
  staticData: { chrome: 'bare' },
  component: () => <CustomSurveyScreen {...Route.useParams()} />,
});
