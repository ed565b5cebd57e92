import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { surveyQueries } from '#features/surveys/queries.ts';
import { SurveysScreen } from '#features/surveys/surveys-screen.tsx';

export const Route = createFileRoute('/_campus/surveys')({
  loader: ({ context }) => readCampus(context.queryClient, surveyQueries.list(context.language)),
  component: SurveysScreen,
});
