import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { homeQueries } from '#features/home/queries.ts';
import { StartScreen } from '#features/home/start-screen.tsx';

export const Route = createFileRoute('/_campus/start')({
  loader: ({ context }) => readCampus(context.queryClient, homeQueries.start(context.language)),
  component: StartScreen,
});
