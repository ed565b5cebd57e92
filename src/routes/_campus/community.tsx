import { createFileRoute, notFound } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { CommunityScreen } from '#features/community/community-screen.tsx';
import { communityQueries } from '#features/community/queries.ts';

export const Route = createFileRoute('/_campus/community')({
  beforeLoad: ({ context }) => {
    if (!context.organisation.features.showCommunity) throw notFound();
  },
  loader: ({ context }) => readCampus(context.queryClient, communityQueries.mine(context.language)),
  component: CommunityScreen,
});
