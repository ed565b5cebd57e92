import { createFileRoute, notFound } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { AcceptCodeButton } from '#features/community/accept-code-button.tsx';
import { communityQueries } from '#features/community/queries.ts';
import { CodeOfConductScreen } from '#features/texts/code-of-conduct-screen.tsx';
import { readText } from '#features/texts/public-texts.ts';

export const Route = createFileRoute('/_campus/code-of-conduct/community')({
  beforeLoad: ({ context }) => {
    if (!context.organisation.features.showCommunity) throw notFound();
  },
  loader: async ({ context }) => {
    const [text] = await Promise.all([
      readText(context, 'code-of-conduct'),
      readCampus(context.queryClient, communityQueries.mine(context.language)),
    ]);
    return text;
  },
  component: () => (
    <CodeOfConductScreen text={Route.useLoaderData()}>
      <AcceptCodeButton />
    </CodeOfConductScreen>
  ),
});
