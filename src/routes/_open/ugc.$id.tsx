import { createFileRoute, notFound } from '@tanstack/react-router';
import { readUserContent } from '#features/user-content/read-user-content.ts';
import { UserContentScreen } from '#features/user-content/user-content-screen.tsx';

export const Route = createFileRoute('/_open/ugc/$id')({
  beforeLoad: ({ context }) => {
    if (!context.organisation.features.showUserGeneratedContent) throw notFound();
  },
  loader: ({ context, params }) => readUserContent(context, params.id),
  component: () => {
    const { id } = Route.useParams();
    return <UserContentScreen key={id} id={id} />;
  },
});
