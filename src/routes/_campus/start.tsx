import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { homeQueries } from '#features/home/queries.ts';
import { readyBelowHome, StartScreen } from '#features/home/start-screen.tsx';
import { readForBanner } from '#features/surveys/read-for-banner.ts';
import { readyForText } from '#ui/text/html.tsx';

export const Route = createFileRoute('/_campus/start')({
  loader: async ({ context }) => {
    const home = readCampus(context.queryClient, homeQueries.start(context.language));
    // The promo stands in the first window: nothing below it moves when its text comes.
    const texts = home.then(({ promo }) => (promo === null ? undefined : readyForText(promo.content)));
    await Promise.all([texts, readForBanner(context), readyBelowHome()]);
  },
  component: StartScreen,
});
