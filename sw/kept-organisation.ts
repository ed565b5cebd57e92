import * as v from 'valibot';
import { type PublicOrganisation, publicOrganisationSchema } from '#campus/organisation/organisation.ts';
import { CACHES, ORGANISATION_URL } from '#offline/names.ts';

/**
 * Requests the organisation's public data only where the device has none that this worker can parse. The page that registers the
 * first worker keeps its own (`src/device/storage/keep-organisation.ts`), and each page follows them while it is online
 * (`src/app/session/follow-organisation.ts`).
 */
export async function keepOrganisation(): Promise<void> {
  if ((await keptOrganisation()) !== undefined) return;
  const cache = await caches.open(CACHES.organisation);
  await cache.add(ORGANISATION_URL);
}

/** The organisation's public data as this worker reads them; undefined where the device has none that it could. */
export async function keptOrganisation(): Promise<PublicOrganisation | undefined> {
  const cache = await caches.open(CACHES.organisation);
  return organisationIn(await cache.match(ORGANISATION_URL));
}

/** Caches an answer only if it is an organisation, so that a captive portal's page is never kept. */
export async function onlyOrganisation({ response }: { response: Response }): Promise<Response | null> {
  return (await organisationIn(response.clone())) === undefined ? null : response;
}

async function organisationIn(response: Response | undefined): Promise<PublicOrganisation | undefined> {
  const parsed = v.safeParse(publicOrganisationSchema, await response?.json().catch(() => undefined));
  return parsed.success ? parsed.output : undefined;
}
