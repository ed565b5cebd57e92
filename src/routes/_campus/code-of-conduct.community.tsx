import { createFileRoute, notFound } from '@tanstack/react-router';
import { CodeOfConductScreen } from '#features/texts/code-of-conduct-screen.tsx';
import { readText } from '#features/texts/public-texts.ts';

export const Route = createFileRoute('/_campus/code-of-conduct/community')({
  beforeLoad: ({ context }) => {
    if (!context.organisation.features.showCommunity) throw notFound();
  },
  loader: ({ context }) => readText(context, 'code-of-conduct'),
  component: () => <CodeOfConductScreen text={Route.useLoaderData()} />,
});
