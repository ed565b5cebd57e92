import { Trans } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useRef, useSyncExternalStore } from 'react';
import { Later } from '#app/boot/later.tsx';
import { useArrival } from '#app/boot/use-arrival.ts';
import { useOrganisationColours } from '#app/boot/use-organisation-colours.ts';
import { useOnline } from '#features/calls/online.ts';
import { bareChrome } from '#features/session/bare-chrome.ts';
import type { Chrome } from '#features/session/route-context.ts';
import { readyPart } from '#ui/layout/ready-part.tsx';
import { OfflineStrip } from '#ui/status/offline-strip.tsx';
import { maintenance } from '#wire/maintenance.ts';
import { OfLearner } from './of-learner.tsx';
import * as styles from './shell.css.ts';
import { StorageNotice } from './storage-notice.tsx';

export const MAIN_ID = 'main';

/** Login and registration have none: theirs is the hero. */
const header = readyPart(async () => (await import('./campus-header.tsx')).CampusHeader);
/** With what a page of the campus reads, which is in the same file. */
export const loadHeader = header.load;
const loadFooter = () => import('./site-footer.tsx').then(({ SiteFooter }) => SiteFooter);
const loadToasts = () => import('#ui/overlays/toast-region.tsx').then(({ ToastRegion }) => ToastRegion);
const loadCookies = () => import('./cookie-place.tsx').then(({ CookiePlace }) => CookiePlace);

type Ground = 'page' | 'hero' | 'none';
type Matches = readonly { staticData: { chrome?: Chrome; footer?: Ground } }[];

/** The frame that the innermost of these routes asks for. */
function chromeOf(matches: Matches): Chrome {
  return matches.findLast((match) => match.staticData.chrome !== undefined)?.staticData.chrome ?? 'full';
}

function footerOf(matches: Matches): Ground {
  return matches.findLast((match) => match.staticData.footer !== undefined)?.staticData.footer ?? 'page';
}

/** Brings what the frame of these routes begins with, so that the first screen does not stand higher before it is there. */
export async function readyFrame(matches: Matches): Promise<void> {
  if (chromeOf(matches) === 'full') await loadHeader().catch(() => {});
}

/** Header, navigation and messages around every screen; the reader and login and registration stand without them (ROUTE-8). */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const isGated = useSyncExternalStore(bareChrome.subscribe, bareChrome.read, bareChrome.read);
  // Matches change at each step of a navigation: the frame is rendered anew where what it takes of them does.
  const asked = useMatches({ select: chromeOf });
  const footer = useMatches({ select: footerOf });
  const chrome: Chrome = isGated ? 'bare' : asked;
  const hasFooter = footer !== 'none' && (chrome === 'full' || chrome === 'bare');
  const online = useOnline();
  const isMaintenance = useSyncExternalStore(maintenance.subscribe, maintenance.read, maintenance.read);
  const main = useRef<HTMLElement>(null);
  useOrganisationColours();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        <Trans>Skip to content</Trans>
      </a>
      <div className={chrome === 'bare' ? styles.topOfBare : styles.top}>
        {chrome === 'full' && <header.Part props={{}} fallback={<div className={styles.headerPlace} />} />}
        <OfflineStrip offline={!online}>
          {isMaintenance && (
            <>
              <Trans>We are repairing something.</Trans> <Trans>Saved courses still work.</Trans>
            </>
          )}
        </OfflineStrip>
      </div>
      <OfLearner at="alert" />
      <StorageNotice />
      <main ref={main} id={MAIN_ID} tabIndex={-1} className={hasFooter ? styles.mainBeforeFooter : styles.main}>
        {children}
      </main>
      {hasFooter && <Later load={loadFooter} props={{ ground: footer }} />}
      {chrome === 'full' && <OfLearner at="bottom" />}
      {chrome !== 'alone' && <Later load={loadCookies} props={{}} />}
      <OfLearner at="sheet" />
      <Later load={loadToasts} props={{}} />
      <Arrival at={main} />
    </div>
  );
}

/** By itself, since it follows each step of a navigation, of which nothing in the frame is rendered anew. */
function Arrival({ at }: { at: RefObject<HTMLElement | null> }): ReactNode {
  useArrival(at);
  return null;
}
