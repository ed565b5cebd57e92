import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { allowedScripts } from '#campus/consent-choice.ts';
import { cookieChoices } from '#device/cookie-choices.ts';
import { loadScripts } from '#device/load-scripts.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { CookieBanners } from '#features/privacy/cookie-banners.tsx';

/** The banners on every screen, and the organisation's own scripts: the essential ones, the others from a yes on (A4). */
export function CookiePlace(): ReactNode {
  const { externalScripts } = useOrganisation();
  const { choice } = useSyncExternalStore(cookieChoices.subscribe, cookieChoices.read);
  useEffect(() => loadScripts(allowedScripts(externalScripts, choice)), [externalScripts, choice]);
  return <CookieBanners />;
}
