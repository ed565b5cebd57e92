import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PublicOrganisation } from './organisation.ts';
import { pageFilesOf } from './page-files.ts';
import { spliceOrganisation } from './splice-organisation.ts';

/**
 * The page at a path and the policy that goes with it, made of the build's neutral shell. Server and worker call the same
 * function, so the first paint is the same online and offline (ARCHITECTURE §12).
 */
export function pageShell(neutral: string, organisation: PublicOrganisation, pathname: string) {
  const scripts = pageFilesOf(neutral)?.inline ?? [];
  return {
    html: spliceOrganisation(neutral, organisation, pathname),
    policy: contentSecurityPolicy(organisation, { scripts }),
  };
}
