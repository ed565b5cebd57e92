import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { buildHere } from '#app/boot/build-here.ts';
import type { Campus } from '#app/boot/campus.ts';
import type { CampusRouter } from '#app/boot/router.tsx';
import { snapshotOwnerAt } from '#campus/page/page-kinds.ts';
import { readPageSession } from '#device/session/session.ts';
import { accountKey, VISITOR } from '#offline/account.ts';
import { keepSnapshot } from '#offline/page-snapshots.ts';
import { snapshotOf } from './take-snapshot.ts';

/** What a page shows once it has been left alone for this long, ms, is what it shows. */
const SETTLED = 2000;

/**
 * Keeps what pages show, for the next time that they are opened (`show-snapshot.ts`): a learner's for whoever is signed in, a
 * visitor's for everybody.
 */
export async function keepSnapshots(campus: Campus, router: CampusRouter): Promise<void> {
  const place = document.getElementById('campus');
  if (place === null) return;
  // A full or broken disk keeps none, and the next start is as it was before there were any.
  const keep = (): void => void keepShown(campus, place).catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keep, SETTLED);
  };
  keepSoon();
  router.subscribe('onRendered', keepSoon);
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? keep() : keepSoon()));
}

async function keepShown({ organisation, language, read }: Campus, place: Element): Promise<void> {
  const { viewerId } = read();
  const isCurrent = (): boolean => readPageSession()?.viewerId === viewerId;
  const { pathname, search } = location;
  const owner = snapshotOwnerAt(pathname);
  if (owner !== (viewerId === undefined ? 'visitor' : 'learner') || !isCurrent() || !isWhole(place)) return;
  if (viewerId === undefined && !isAsAtFirst(place)) return;
  const nodes = snapshotOf(place);
  if (nodes === undefined) return;
  const now = new Date();
  const page = {
    path: pathname + search,
    owner: accountKey({ viewerId: viewerId ?? VISITOR, organisation: organisation.id }),
    build: buildHere().id,
    language,
    at: now.getTime(),
    nodes,
  };
  await keepSnapshot(viewerId === undefined ? page : { ...page, asOf: await asOf(now, language) }, isCurrent);
}

/** In a file that a learner's pages have, and a visitor's do not. */
async function asOf(now: Date, language: Campus['language']): Promise<string> {
  const { dateFormats } = await import('#i18n/format-date.ts');
  const formats = await dateFormats(language);
  return i18n._(msg`As of ${formats.dateTime(now)}`);
}

/** A screen with its heading, and with nothing in it that is still to come. */
function isWhole(place: Element): boolean {
  return place.querySelector('main h1') !== null && place.querySelector('[aria-busy="true"], dialog[open]') === null;
}

/** As whoever comes next finds it: nothing typed, and nothing said about why they are here or have no network. */
function isAsAtFirst(place: Element): boolean {
  const isTyped = [...place.querySelectorAll('input')].some(({ value }) => value !== '');
  return !isTyped && location.search === '' && navigator.onLine;
}
