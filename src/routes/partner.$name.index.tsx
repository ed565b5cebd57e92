import { createFileRoute } from '@tanstack/react-router';
import { LandingOutline } from '#features/landing/landing-outline.tsx';
import { LandingScreen } from '#features/landing/landing-screen.tsx';
import { openPartnerLanding } from '#features/landing/open-landing.ts';

export const Route = createFileRoute('/partner/$name/')({
  staticData: { footer: 'hero' },
  loader: ({ context, location }) => openPartnerLanding(context, location.pathname),
  pendingComponent: LandingOutline,
  component: () => <LandingScreen {...Route.useLoaderData()} />,
});
