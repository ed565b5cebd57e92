import { createFileRoute, notFound } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { MessageScreen } from '#features/community/message-screen.tsx';
import { communityQueries } from '#features/community/queries.ts';

export const Route = createFileRoute('/_campus/community_/$teamName/messages/@{$handle}')({
  beforeLoad: ({ context, params }) => {
    if (context.organisation.mattermostTeamName !== params.teamName) throw notFound();
  },
  loader: ({ context }) => readCampus(context.queryClient, communityQueries.mine(context.language)),
  component: () => <MessageScreen handle={Route.useParams().handle} />,
});
