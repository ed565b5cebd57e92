import { createFileRoute } from '@tanstack/react-router';
import { LandingOutline } from '#features/landing/landing-outline.tsx';
import { LandingScreen } from '#features/landing/landing-screen.tsx';
import { openLanding } from '#features/landing/open-landing.ts';

export const Route = createFileRoute('/')({
  staticData: { footer: 'hero' },
  beforeLoad: async ({ context }) => {
    if (context.viewerId === undefined) return;
    const { redirectFromRoot } = await import('#features/home/redirect-from-root.ts');
    await redirectFromRoot(context);
  },
  loader: ({ context }) => openLanding(context),
  pendingComponent: LandingOutline,
  component: () => <LandingScreen {...Route.useLoaderData()} />,
});
