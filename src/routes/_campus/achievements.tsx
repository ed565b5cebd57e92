import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { AchievementsScreen } from '#features/achievements/achievements-screen.tsx';
import { achievementQueries } from '#features/achievements/queries.ts';

export const Route = createFileRoute('/_campus/achievements')({
  loader: ({ context }) => readCampus(context.queryClient, achievementQueries.mine(context.language)),
  component: AchievementsScreen,
});
