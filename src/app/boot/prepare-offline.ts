import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { registerWorker } from '#app/worker/worker.ts';
import { openVisits } from '#device/packages/open-visits.ts';
import { keepFiles } from '#device/storage/keep-files.ts';
import { keepOrganisation } from '#device/storage/keep-organisation.ts';
import { noteScripts } from '#device/storage/note-scripts.ts';
import { localStore } from '#device/storage/page-storage.ts';
import { personStore } from '#device/storage/person-store.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { packageHostsHere, splicedText } from '#features/organisation/organisation.ts';
import { cataloguePath, OF_LEARNERS } from '#i18n/catalogue-path.ts';
import { notify } from '#ui/overlays/notify.ts';
import { buildHere } from './build-here.ts';
import type { Campus } from './campus.ts';
import { fontsOf } from './fonts-of.ts';
import { versioned } from './versioned.ts';

/**
 * Makes true what "ready offline" says, then says it: the worker with every learner's route, the words and letters of the
 * language in use, and what the person learns. Said once per person and device; silently kept fresh afterwards.
 */
export async function prepareOffline(campus: Campus): Promise<void> {
  // Without a network or space nothing is shown as ready; what is there works, and the next start tries again.
  await keepApp(campus).catch(() => {});
  // Whatever became of that: what is saved says what is here, with or without a network.
  const startSaved = (): void =>
    void campus
      .read()
      .signedIn?.saved?.start()
      .catch(() => {});
  startSaved();
  campus.subscribe(startSaved);
  void collectPackages(campus);
  performance.mark('campus:prepared');
  await noteScripts().catch(() => {});
}

/** Collects reports that packages had confirmed and their page could not store before it closed. */
async function collectPackages({ language, serverNow, read }: Campus): Promise<void> {
  const { viewerId, signedIn } = read();
  const hosts = packageHostsHere();
  if (viewerId === undefined || signedIn === undefined || hosts === undefined || openVisits.all().length === 0) return;
  const { collectUnkept } = await import('#features/scorm/collect-unkept.ts');
  await collectUnkept({ client: signedIn.client, language, viewerId, now: serverNow, hosts });
}

async function keepApp(campus: Campus): Promise<void> {
  // First: from the moment that the worker answers for the campus, a page without a network has words.
  const catalogues = OF_LEARNERS.map((each) => versioned(cataloguePath(campus.language, each)));
  await Promise.all([keepFiles('locales', catalogues), keepFiles('fonts', fontsOf(campus))]);
  // What is not had of it the worker asks for.
  await keepOrganisation(splicedText()).catch(() => {});
  await registerWorker({
    online: campus.online,
    // Tried again at the next start; until then this version goes on.
    onHeldBack: (why) => localStore.set(STORAGE_KEYS.heldBack, `${new Date().toISOString()} ${why}`),
    onUpdate: (accept) => {
      localStore.remove(STORAGE_KEYS.heldBack);
      notify({
        kind: 'info',
        message: i18n._(msg`A new version is ready.`),
        actions: [{ label: i18n._(msg`Reload`), onPress: accept }],
        stays: true,
      });
    },
  });
  await keepLearning(campus);
  campus.subscribe(() => void keepLearning(campus));
}

async function keepLearning(campus: Campus): Promise<void> {
  const { viewerId, signedIn } = campus.read();
  if (viewerId === undefined || signedIn === undefined) return clearMirrorOfSession();
  const { client, saved } = signedIn;
  // Nothing can be kept on this device: nothing is fetched in advance, and nothing is shown as ready.
  if (saved === undefined) return;
  // Before pictures and films can take all the space there is.
  if (!(await signedIn.holdReserve().catch(() => false))) return;
  const { keepForOffline } = await import('#app/storage/keep.ts');
  try {
    const { pictures, subtitles, lessonParts } = await keepForOffline(client, campus.language, buildHere().lessonParts);
    await keepFiles('lessonParts', lessonParts);
    // Texts always; what is heavy by the learner's choice, and never against Save-Data (OFFLINE-10).
    if (await saved.keepsMedia()) await Promise.all([keepFiles('images', pictures), keepFiles('subtitles', subtitles)]);
  } catch {
    // No network or no space: nothing is shown as ready, and the next start tries again.
    return;
  }
  signedIn.settle();
  sayReady(viewerId);
}

/** Signed out in local storage: the worker's mirror of the session goes too (SESSION-7). */
async function clearMirrorOfSession(): Promise<void> {
  const { clearMirror } = await import('#app/session/session-rows.ts');
  await clearMirror();
}

function sayReady(viewerId: string): void {
  if (!('serviceWorker' in navigator) || personStore.get(STORAGE_KEYS.readyOffline) === viewerId) return;
  personStore.set(STORAGE_KEYS.readyOffline, viewerId);
  notify({ kind: 'success', message: i18n._(msg`Ready offline: your courses now open without a connection.`) });
}
