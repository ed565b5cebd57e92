import { FINISHED_LANGUAGES } from 'virtual:finished-languages';
import { createRoot } from 'react-dom/client';
import { localStore } from '#device/page-storage.ts';
import { readPageSession } from '#device/session.ts';
import { STORAGE_KEYS } from '#device/storage-keys.ts';
import { splicedOrganisation } from '#features/organisation/organisation.ts';
import { cataloguePath } from '#i18n/activate.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { applyMode, applyTheme } from '#ui/theme/apply-theme.ts';
import { bringWords, versioned } from './bring-words.ts';
import { type Campus, openCampus } from './campus.ts';
import { CampusApp } from './campus-app.tsx';
import { whenIdle } from './when-idle.ts';

/** Paints the organisation's brand, brings words and session side by side, then renders; the rest waits until the page rests. */
export async function start(): Promise<void> {
  const organisation = splicedOrganisation();
  const place = document.getElementById('campus');
  if (organisation === undefined || place === null) return;
  applyTheme(organisation.theme, organisation.fontName);
  applyMode(modeOf(localStore.get(STORAGE_KEYS.colourMode)));
  const language = negotiateLanguage({
    stored: localStore.get(STORAGE_KEYS.language),
    browser: navigator.languages,
    organisation,
    finished: FINISHED_LANGUAGES,
  });
  const [campus] = await Promise.all([openCampus(organisation, language), bringWords(language, ['shell'])]);
  createRoot(place).render(<CampusApp campus={campus} />);
  leaveWithPerson(campus);
  whenIdle(campus.tidy);
  whenIdle(async () => {
    const { prepareOffline } = await import('./prepare-offline.ts');
    await prepareOffline(campus, [
      versioned(cataloguePath(language, 'shell')),
      versioned(cataloguePath(language, 'campus')),
    ]);
  });
}

/** A page that slept, or that the browser kept whole, may be of somebody who has left since (RELIABILITY 1.4). */
function leaveWithPerson(campus: Campus): void {
  const look = (): void => {
    const { viewerId } = campus.read();
    if (viewerId !== undefined && readPageSession()?.viewerId !== viewerId) location.reload();
  };
  addEventListener('pageshow', (event) => (event.persisted ? look() : undefined));
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? look() : undefined));
}

function modeOf(stored: string | undefined): 'system' | 'light' | 'dark' {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
