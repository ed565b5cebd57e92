import { notFound, redirect } from '@tanstack/react-router';
import { partnerOf } from '#campus/organisation/partner-of.ts';
import type { RouteContext } from '#features/session/route-context.ts';
import { type Landing, readLanding } from './landing-page.ts';

/** Where a visitor goes who finds no landing page: explore where it is open to all, else the login (ROUTE-1). */
function elsewhere({ organisation }: RouteContext) {
  return redirect({ to: organisation.features.showOpenCampus ? '/explore' : '/login', replace: true });
}

/** The landing page of `/`. Throws the redirect of ROUTE-1 where there is none. */
export async function openLanding(context: RouteContext): Promise<Landing> {
  if (!context.organisation.hasLanding) throw elsewhere(context);
  const landing = await readLanding(context);
  if (landing.components.length === 0) throw elsewhere(context);
  return landing;
}

/** The landing page of a partner; a restricted one is for its members only, so its visitors log in first (TENANT-5). */
export async function openPartnerLanding(context: RouteContext, pathname: string): Promise<Landing> {
  const { organisation, viewerId } = context;
  const partner = partnerOf(organisation, pathname);
  if (partner === undefined) throw notFound();
  const login = redirect({ href: `/partner/${encodeURIComponent(partner.path)}/login`, replace: true });
  if (partner.isRestricted && viewerId === undefined) throw login;
  const landing = partner.hasLanding || organisation.hasLanding ? await readLanding(context, partner.path) : undefined;
  if (landing !== undefined && landing.components.length > 0) return landing;
  throw viewerId === undefined ? login : redirect({ to: '/', replace: true });
}
