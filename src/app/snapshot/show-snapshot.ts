import { buildHere } from '#app/boot/build-here.ts';
import { ownCookie } from '#device/privacy/drop-cookies.ts';
import { localStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { accountKey, VISITOR } from '#offline/account.ts';
import type { PageSnapshot } from '#offline/page-snapshots.ts';
import { jwtPayload } from '#wire/jwt-payload.ts';
import { buildNodes } from './build-nodes.ts';
import { replayInput } from './replay-input.ts';

/** After this it is no longer what the learner remembers, ms. */
const OLDEST = 7 * 24 * 60 * 60 * 1000;

type Here = { organisation: string; language: string; now: number };

/**
 * Paints what this page showed its learner last, until the app puts the page itself there. The worker has written it into the
 * page (`sw/shell.ts`) and knows only the path: here it is seen whether it may be shown. The outline, which the page holds
 * beside it, is painted instead where it is broken, old, of another build, language or person.
 */
export function showSnapshot(here: Here): void {
  const [place, outline] = [document.getElementById('snapshot'), document.getElementById('outline')];
  place?.remove();
  outline?.remove();
  if (!place?.textContent || !(outline instanceof HTMLTemplateElement)) return;
  const viewer = viewerHere();
  const shown = builtSnapshot(place.textContent, viewer, here);
  document.getElementById('campus')?.append(shown ?? outline.content);
  if (shown !== undefined) replayInput(shown);
}

/** The snapshot as an element; undefined where it is not for this person here, or is none. */
function builtSnapshot(json: string, viewer: string | undefined, here: Here): HTMLElement | undefined {
  try {
    const snapshot: unknown = JSON.parse(json);
    if (!isFor(snapshot, viewer, here)) return undefined;
    const shown = document.createElement('div');
    shown.dataset.snapshot = '';
    // First, so that a screen reader says it before what it is about.
    if (snapshot.asOf !== undefined) buildNodes([['p', { 'data-as-of': '' }, snapshot.asOf]], shown);
    buildNodes(snapshot.nodes, shown);
    // A banner that has had its answer since, on whichever page.
    for (const banner of shown.querySelectorAll<HTMLElement>('[data-until-cookie]'))
      if (ownCookie(banner.dataset.untilCookie ?? '') !== undefined) banner.remove();
    return shown;
  } catch {
    return undefined;
  }
}

/** Whose session this page has, as local storage says: decides what may be shown, and nothing else. */
function viewerHere(): string | undefined {
  const payload = jwtPayload(localStore.get(STORAGE_KEYS.jwt) ?? '');
  const viewer: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'sub') : undefined;
  return typeof viewer === 'string' ? viewer : undefined;
}

function isFor(row: unknown, viewer: string | undefined, { organisation, language, now }: Here): row is PageSnapshot {
  if (typeof row !== 'object' || row === null) return false;
  // Without a network a visitor's page says more, above what it says else: that would push away what is shown until then.
  if (viewer === undefined && !navigator.onLine) return false;
  const owner = accountKey({ viewerId: viewer ?? VISITOR, organisation });
  const wanted = { owner, language, build: buildHere().id };
  if (Object.entries(wanted).some(([key, value]) => Reflect.get(row, key) !== value)) return false;
  const at: unknown = Reflect.get(row, 'at');
  const asOf = viewer === undefined ? 'undefined' : 'string';
  return typeof at === 'number' && Math.abs(now - at) < OLDEST && typeof Reflect.get(row, 'asOf') === asOf;
}
