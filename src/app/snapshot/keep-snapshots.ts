import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { buildHere } from '#app/boot/build-here.ts';
import type { Campus } from '#app/boot/campus.ts';
import type { CampusRouter } from '#app/boot/router.tsx';
import { hasSnapshot } from '#campus/page/page-layers.ts';
import { readPageSession } from '#device/session/session.ts';
import { dateFormats } from '#i18n/format-date.ts';
import { accountKey } from '#offline/account.ts';
import { keepSnapshot } from '#offline/page-snapshots.ts';
import { snapshotOf } from './take-snapshot.ts';

/** What a page shows once it has been left alone for this long, ms, is what it shows. */
const SETTLED = 2000;

/** Keeps what the pages of the signed-in person show, for the next time that they are opened (`show-snapshot.ts`). */
export async function keepSnapshots({ organisation, language, read }: Campus, router: CampusRouter): Promise<void> {
  const { viewerId } = read();
  const place = document.getElementById('campus');
  if (viewerId === undefined || place === null) return;
  const formats = await dateFormats(language);
  const isCurrent = (): boolean => readPageSession()?.viewerId === viewerId;
  const keep = (): void => {
    const { pathname, search } = location;
    if (!hasSnapshot(pathname) || !isCurrent() || !isWhole(place)) return;
    const nodes = snapshotOf(place);
    if (nodes === undefined) return;
    const now = new Date();
    const asOf = i18n._(msg`As of ${formats.dateTime(now)}`);
    const key = accountKey({ viewerId, organisation: organisation.id });
    const { id: build } = buildHere();
    const hasMoreStyles = document.querySelector('link[data-more]') === null;
    const page = {
      path: pathname + search,
      owner: key,
      build,
      language,
      at: now.getTime(),
      asOf,
      nodes,
      hasMoreStyles,
    };
    // A full or broken disk keeps none, and the next start is as it was before there were any.
    void keepSnapshot(page, isCurrent).catch(() => {});
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keep, SETTLED);
  };
  keepSoon();
  router.subscribe('onRendered', keepSoon);
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? keep() : keepSoon()));
}

/** A screen with its heading, and with nothing in it that is still to come. */
function isWhole(place: Element): boolean {
  return place.querySelector('main h1') !== null && place.querySelector('[aria-busy="true"], dialog[open]') === null;
}
