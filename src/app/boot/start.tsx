import { FINISHED_LANGUAGES } from 'virtual:finished-languages';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { readyFrame } from '#app/shell/shell.tsx';
import { readPageSession } from '#device/session/session.ts';
import { localStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { loadErrorScreens } from '#features/errors/late.tsx';
import { splicedOrganisation } from '#features/organisation/organisation.ts';
import { chooseDigits, DIGITS } from '#i18n/digits.ts';
import { dropRefusedChannels } from '#offline/drop-refused-channels.ts';
import { storageHealth } from '#offline/health/storage-health.ts';
import { loadMoreMessagesWith } from '#wire/load-chunk.ts';
import { BeforeCampus } from './before-campus.tsx';
import { type Campus, openCampus } from './campus.ts';
import { CampusApp } from './campus-app.tsx';

import { firstCatalogue } from './first-catalogue.ts';
import { keepTranslatedPage } from './keep-translated-page.ts';
import { showLateLink } from './late-links.ts';
import { loadFirstMessages, loadMore } from './load-messages.ts';
import { languageHere, paintOrganisation } from './paint-organisation.ts';
import { type CampusRouter, makeRouter } from './router.tsx';
import { contentShown, usedOrRested, whenIdle, whenRested } from './when-idle.ts';

/** Paints the organisation's brand, loads messages and session side by side, then renders; the rest waits until the page rests. */
export async function start(): Promise<void> {
  const organisation = splicedOrganisation();
  const place = document.getElementById('campus');
  if (organisation === undefined || place === null) return;
  keepTranslatedPage(document.body);
  dropRefusedChannels();
  paintOrganisation(organisation);
  chooseDigits(DIGITS.find((digits) => digits === localStore.get(STORAGE_KEYS.digits)));
  const language = languageHere(organisation);
  const root = createRoot(place);
  loadMoreMessagesWith(loadMore);
  const messages = loadFirstMessages(firstCatalogue(), language, FINISHED_LANGUAGES);
  const stopSaying = sayWaiting(root, messages);
  const campus = await openCampus(organisation, language)
    .catch(async (error: unknown) => {
      await messages;
      root.render(<BeforeCampus error={error} />);
    })
    .finally(stopSaying);
  if (campus === undefined) return;
  const router = makeRouter(campus);
  router.subscribe('onRendered', contentShown);
  await Promise.all([messages, firstScreen(router)]);
  // At one go: what the router learns in between would otherwise be seen by one half of the screen only.
  flushSync(() => root.render(<CampusApp campus={campus} router={router} />));
  leaveWithPerson(campus);
  whenRested(campus.tidy);
  whenRested(async () => void delete window.askedFirst);
  whenRested(async () => void (await loadErrorScreens()));
  whenIdle(async () => showLateLink('icon'));
  whenRested(async () => showLateLink('manifest'));
  whenIdle(campus.listen);
  // At once, since a page may be left soon and nobody counts for it then; a visitor's would bring the database for it.
  const atItsTime = campus.read().viewerId === undefined ? whenRested : whenIdle;
  atItsTime(async () => (await import('#device/network/count-page.ts')).countPage(usedOrRested()));
  campus.subscribe(() => whenIdle(campus.listen));
  keepPages(campus, router);
  whenRested(
    async () => void (await import('#app/session/follow-organisation.ts')).followForPage(campus, router.invalidate),
  );
  whenRested(async () => (await import('./prepare-offline.ts')).prepareOffline(campus));
}

/** What pages show is kept for the next time, and from the moment that somebody is signed in, what a tap leads to is made ready. */
function keepPages(campus: Campus, router: CampusRouter): void {
  whenRested(async () => (await import('#app/snapshot/keep-snapshots.ts')).keepSnapshots(campus, router));
  let isAhead = false;
  const begin = (): void => {
    if (isAhead || campus.read().viewerId === undefined) return;
    isAhead = true;
    whenRested(async () => (await import('./open-ahead.ts')).openAhead(campus, router));
  };
  begin();
  campus.subscribe(begin);
}

/** What the first screen shows is waited for this long, ms: then the frame comes first, and the screen into it. */
const FIRST_SCREEN_WAIT = 1000;
/** So much longer where the page shows what it showed last: a frame without a screen would take that away. */
const SNAPSHOT_WAIT = 4000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const isSnapshotShown = (): boolean => document.querySelector('[data-snapshot]') !== null;

/**
 * Reads and loads what the first screen shows, so that it is rendered once and whole: each step on the way to it would be laid
 * out and painted anew. Never rejects: the screen itself says what is wrong.
 */
async function firstScreen(router: CampusRouter): Promise<void> {
  // A guard that leads elsewhere is followed, as it will be once the app is there.
  const stopFollowing = router.history.subscribe(router.load);
  const frame = wait(FIRST_SCREEN_WAIT).then(() => (isSnapshotShown() ? wait(SNAPSHOT_WAIT) : undefined));
  const screen = router.load().then(() => readyFrame(router.state.matches));
  await Promise.race([screen.catch(() => {}), frame]);
  stopFollowing();
}

/** Never an empty page without an end: what holds up the start is shown, and the start goes on by itself (APP-5). */
function sayWaiting(root: Root, messages: Promise<void>): () => void {
  let waiting = true;
  const stop = storageHealth.subscribe(() => {
    const say = (): void => (waiting ? root.render(<BeforeCampus />) : undefined);
    messages.then(say, () => {});
  });
  return () => {
    waiting = false;
    stop();
  };
}

/**
 * A page that slept, or that the browser kept whole, may be of somebody who has left since (APP-10). Another tab's message
 * that they have left may be here before this process sees it in local storage: the storage event comes with what it sees.
 */
function leaveWithPerson(campus: Campus): void {
  const look = (): void => {
    const { viewerId } = campus.read();
    if (viewerId === undefined || readPageSession()?.viewerId === viewerId) return;
    campus.leftElsewhere();
  };
  addEventListener('storage', look);
  addEventListener('pageshow', (event) => (event.persisted ? look() : undefined));
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? look() : undefined));
}
