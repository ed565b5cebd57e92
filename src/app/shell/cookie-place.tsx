import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '#app/boot/when-idle.ts';
import { allowedScripts, usesAnalytics } from '#campus/analytics/consent-choice.ts';
import { loadScripts } from '#device/packages/load-scripts.ts';
import { cookieChoices } from '#device/privacy/cookie-choices.ts';
import { OnlineContext } from '#features/calls/online.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { CookieBanners } from '#features/privacy/cookie-banners.tsx';

/**
 * The banners on every screen, the organisation's own scripts, the essential ones, the others from a yes on
 * (PRIVACY-3), and our own counting.
 */
export function CookiePlace(): ReactNode {
  const organisation = useOrganisation();
  const { externalScripts } = organisation;
  const { choice } = useSyncExternalStore(cookieChoices.subscribe, cookieChoices.read);
  useEffect(() => loadScripts(allowedScripts(externalScripts, choice)), [externalScripts, choice]);
  useCounting(usesAnalytics(organisation) && choice?.analytics === true);
  return <CookieBanners />;
}

/** Nothing of it is loaded before a yes, and then when the page rests (PRIVACY-4). */
function useCounting(isAllowed: boolean): void {
  const router = useRouter();
  const online = useContext(OnlineContext);
  useEffect(() => {
    if (!isAllowed || online === undefined) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    whenIdle(async () => {
      const { startCounting } = await import('#features/analytics/counting.ts');
      if (gone) return;
      stop = await startCounting(router, online);
      if (gone) stop();
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [isAllowed, router, online]);
}
