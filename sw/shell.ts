import * as v from 'valibot';
import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { publicOrganisationSchema } from '#campus/organisation.ts';
import { shellHeaders } from '#campus/shell-headers.ts';
import { isShellPath } from '#campus/shell-path.ts';
import { spliceOrganisation } from '#campus/splice-organisation.ts';
import { CACHES } from '#offline/names.ts';

export const ORGANISATION_URL = '/organisation.json';
const SHELL = '/index.html';

/**
 * Answers navigations with the neutral shell and this organisation's public data spliced in, the same way the server does,
 * so that first paint is the same code online and offline (ARCHITECTURE §12).
 */
export function routeShell(): void {
  registerRoute(
    new NavigationRoute(({ request }) => shellOr(request), {
      allowlist: [/^\//],
      denylist: [],
    }),
  );
}

async function shellOr(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!isShellPath(pathname)) return fetch(request);
  const [page, organisation] = await Promise.all([matchPrecache(SHELL), keptOrganisation()]);
  if (page === undefined || organisation === undefined) return fetch(request);
  const parsed = v.safeParse(publicOrganisationSchema, organisation);
  if (!parsed.success) return fetch(request);
  return new Response(spliceOrganisation(await page.text(), parsed.output), { headers: shellHeaders(parsed.output) });
}

async function keptOrganisation(): Promise<unknown> {
  const cache = await caches.open(CACHES.organisation);
  const kept = await cache.match(ORGANISATION_URL);
  return kept?.json();
}
