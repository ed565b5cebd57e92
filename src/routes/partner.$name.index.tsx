import { createFileRoute } from '@tanstack/react-router';
import { LandingOutline } from '#features/landing/landing-outline.tsx';
import { LandingScreen } from '#features/landing/landing-screen.tsx';
import { openPartnerLanding } from '#features/landing/open-landing.ts';
import type { RouteContext } from '#features/session/route-context.ts';

export const Route = createFileRoute('/partner/$name/')({
  staticData: { footer: 'hero' },
  loader: async ({ context, location: { pathname } }) => {
    const member = context.viewerId === undefined ? undefined : await openMember(context, pathname);
    return member ?? { landing: await openPartnerLanding(context, pathname) };
  },
  pendingComponent: LandingOutline,
  component: () => {
    const opened = Route.useLoaderData();
    if ('landing' in opened) return <LandingScreen {...opened.landing} />;
    const { Page, client, partner } = opened;
    return <Page client={client} partner={partner} />;
  },
});

/** What members see needs the cache of a person: a visitor's page loads none of it. */
async function openMember(context: RouteContext, pathname: string) {
  const { openMemberPage } = await import('#features/partner/open-member-page.ts');
  return openMemberPage(context, pathname);
}
