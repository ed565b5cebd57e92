import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { homeQueries } from '#features/home/queries.ts';
import { StartScreen } from '#features/home/start-screen.tsx';
import { readForBanner } from '#features/surveys/read-for-banner.ts';

export const Route = createFileRoute('/_campus/start')({
  loader: async ({ context }) => {
    const home = readCampus(context.queryClient, homeQueries.start(context.language));
    await Promise.all([home, readForBanner(context)]);
  },
  component: StartScreen,
});
