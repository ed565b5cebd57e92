import { createContext, useContext } from 'react';
import * as v from 'valibot';
import { type PublicOrganisation, publicOrganisationSchema } from '#campus/organisation/organisation.ts';
import { type PackageHosts, runsBeside } from '#campus/player/package-origin.ts';

/**
 * The organisation's public data, spliced into the page by whoever answered the navigation (APP-1). Undefined where the
 * page came without it: then there is no campus to show.
 */
export function splicedOrganisation(): PublicOrganisation | undefined {
  const text = splicedText();
  if (!text) return undefined;
  const parsed = v.safeParse(publicOrganisationSchema, JSON.parse(text));
  return parsed.success ? parsed.output : undefined;
}

/** The JSON as the page received it, including fields of newer releases, or the latest answer of the campus. */
export function splicedText(): string {
  return newest ?? document.getElementById('organisation')?.textContent ?? '';
}

let newest: string | undefined;

/** Remembers a change of the organisation while the page is open. */
export function noteNewest(organisation: PublicOrganisation): void {
  newest = JSON.stringify(organisation);
}

/** Where packages run; undefined at an address where they do not. */
export function packageHostsHere(): PackageHosts | undefined {
  const organisation = splicedOrganisation();
  return organisation !== undefined && runsBeside(organisation, location.hostname) ? organisation : undefined;
}

export const OrganisationContext = createContext<PublicOrganisation | undefined>(undefined);

export function useOrganisation(): PublicOrganisation {
  const organisation = useContext(OrganisationContext);
  if (organisation === undefined) throw new Error('useOrganisation is used outside of the app.');
  return organisation;
}
