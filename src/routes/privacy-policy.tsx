import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicyScreen } from '#features/texts/privacy-policy-screen.tsx';
import { readPrivacyPolicy } from '#features/texts/public-texts.ts';

export const Route = createFileRoute('/privacy-policy')({
  loader: ({ context }) => readPrivacyPolicy(context),
  component: () => <PrivacyPolicyScreen {...Route.useLoaderData()} />,
});
