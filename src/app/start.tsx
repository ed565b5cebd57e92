import { FINISHED_LANGUAGES } from 'virtual:finished-languages';
import { createRoot, type Root } from 'react-dom/client';
import { houseOf } from '#campus/partner-of.ts';
import { speakManifest } from '#device/install-manifest.ts';
import { ownPartner } from '#device/own-partner.ts';
import { localStore } from '#device/page-storage.ts';
import { readPageSession } from '#device/session.ts';
import { STORAGE_KEYS } from '#device/storage-keys.ts';
import { loadErrorScreens } from '#features/errors/late.tsx';
import { splicedOrganisation } from '#features/organisation/organisation.ts';
import { cataloguePath } from '#i18n/activate.ts';
import { chooseDigits, DIGITS } from '#i18n/digits.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { storageHealth } from '#offline/storage-health.ts';
import { applyMode, applyTheme } from '#ui/theme/apply-theme.ts';
import { BeforeCampus } from './before-campus.tsx';
import { bringFirstWords, versioned } from './bring-words.ts';
import { type Campus, openCampus } from './campus.ts';
import { CampusApp } from './campus-app.tsx';
import { whenIdle } from './when-idle.ts';

/** Paints the organisation's brand, brings words and session side by side, then renders; the rest waits until the page rests. */
export async function start(): Promise<void> {
  const organisation = splicedOrganisation();
  const place = document.getElementById('campus');
  if (organisation === undefined || place === null) return;
  // A partner's house has its own colours from the first paint on, offline too (READINGS, Tenants).
  const house = houseOf(organisation, { pathname: location.pathname, own: ownPartner.read() });
  applyTheme((house ?? organisation).theme, organisation.fontName);
  applyMode(modeOf(localStore.get(STORAGE_KEYS.colourMode)));
  chooseDigits(DIGITS.find((digits) => digits === localStore.get(STORAGE_KEYS.digits)));
  const language = negotiateLanguage({
    stored: localStore.get(STORAGE_KEYS.language),
    browser: navigator.languages,
    organisation,
    finished: FINISHED_LANGUAGES,
  });
  speakManifest(language);
  const root = createRoot(place);
  const words = bringFirstWords(language, FINISHED_LANGUAGES);
  const stopSaying = sayWaiting(root, words);
  const campus = await openCampus(organisation, language)
    .catch(async (error: unknown) => {
      await words;
      root.render(<BeforeCampus error={error} />);
    })
    .finally(stopSaying);
  if (campus === undefined) return;
  await words;
  root.render(<CampusApp campus={campus} />);
  leaveWithPerson(campus);
  whenIdle(campus.tidy);
  whenIdle(async () => void (await loadErrorScreens()));
  whenIdle(campus.listen);
  campus.subscribe(() => whenIdle(campus.listen));
  whenIdle(async () => {
    const { prepareOffline } = await import('./prepare-offline.ts');
    await prepareOffline(campus, [
      versioned(cataloguePath(language, 'shell')),
      versioned(cataloguePath(language, 'campus')),
    ]);
  });
}

/** Never an empty page without an end: what holds up the start is said, and the start goes on by itself (RELIABILITY 2 row 18). */
function sayWaiting(root: Root, words: Promise<void>): () => void {
  let waiting = true;
  const stop = storageHealth.subscribe(() => {
    const say = (): void => (waiting ? root.render(<BeforeCampus />) : undefined);
    words.then(say, () => {});
  });
  return () => {
    waiting = false;
    stop();
  };
}

/**
 * A page that slept, or that the browser kept whole, may be of somebody who has left since (RELIABILITY 1.4). Another tab's
 * word that they have left may be here before this process sees it in local storage: the storage event comes with what it sees.
 */
function leaveWithPerson(campus: Campus): void {
  const look = (): void => {
    const { viewerId } = campus.read();
    if (viewerId !== undefined && readPageSession()?.viewerId !== viewerId) location.replace('/');
  };
  addEventListener('storage', look);
  addEventListener('pageshow', (event) => (event.persisted ? look() : undefined));
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? look() : undefined));
}

function modeOf(stored: string | undefined): 'system' | 'light' | 'dark' {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
