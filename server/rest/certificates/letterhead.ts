import type { Letterhead } from '#server/certificates/certificate-page.ts';
import type { Organisation } from '#server/model/shapes.ts';
import { iconOf } from '#server/rest/organisation/icons.ts';
import { themeOf } from '#server/rest/organisation/public-organisation.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';

/** How an organisation's certificates look. */
export async function letterheadOf(organisation: Organisation, dataDir: string): Promise<Letterhead> {
  return {
    campus: organisation.denomination,
    legalName: organisation.legalName,
    brand: themeOf(organisation).light.brand,
    logo: await iconOf(organisation, 'icon-512', dataDir),
  };
}

/** Where somebody writes down their name. */
export const PROFILE = '/profile';

/** As it stands in the profile; empty where there is none. A certificate in the name of an e-mail address proves nothing. */
export function nameOf({ first_name, last_name }: PersonRow): string {
  return [first_name, last_name].filter(Boolean).join(' ').trim();
}
