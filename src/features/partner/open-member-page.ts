import type { QueryClient } from '@tanstack/react-query';
import { readCampus } from '#cache/read-campus.ts';
import type { PublicSubOrganisation } from '#campus/organisation/organisation.ts';
import { partnerOf } from '#campus/organisation/partner-of.ts';
import { exploreQueries } from '#features/explore/queries.ts';
import { baseQueries } from '#features/onboarding/queries.ts';
import type { RouteContext } from '#features/session/route-context.ts';
import { categoriesOfPartner } from './categories-of-partner.ts';
import { MemberPage } from './member-page.tsx';

type OpenMemberPage = { Page: typeof MemberPage; client: QueryClient; partner: PublicSubOrganisation };

/** The page of a partner for its members (TENANT-13); undefined for everybody else, and where nothing is the partner's own. */
export async function openMemberPage(context: RouteContext, pathname: string): Promise<OpenMemberPage | undefined> {
  const { organisation, language, openCache, loadMessages } = context;
  const partner = partnerOf(organisation, pathname);
  if (partner === undefined) return undefined;
  const client = await openCache();
  const base = await readCampus(client, baseQueries.appBaseData(language));
  if (!base.viewer.subOrganizations.some(({ id }) => id === partner.id)) return undefined;
  const [{ viewer }] = await Promise.all([
    readCampus(client, exploreQueries.catalogue(language)),
    loadMessages('campus'),
  ]);
  if (categoriesOfPartner(viewer.moduleCategories, partner).length === 0) return undefined;
  return { Page: MemberPage, client, partner };
}
