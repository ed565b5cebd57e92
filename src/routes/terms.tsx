import { createFileRoute } from '@tanstack/react-router';
import { readLatestTerms } from '#features/terms/public-terms.ts';
import { TermsScreen } from '#features/terms/terms-screen.tsx';

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => readLatestTerms(context),
  component: () => <TermsScreen terms={Route.useLoaderData()} />,
});
