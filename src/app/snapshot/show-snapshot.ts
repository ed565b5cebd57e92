import { hasSnapshot } from '#campus/page-layers.ts';
import { localStore } from '#device/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage-keys.ts';
import { type PageSnapshot, readSnapshot } from '#offline/page-snapshots.ts';
import { jwtPayload } from '#wire/jwt-payload.ts';
import { buildNodes } from './build-nodes.ts';
import { repeatTap } from './repeat-tap.ts';

/** After this it is no longer what the learner remembers, ms. */
const OLDEST = 7 * 24 * 60 * 60 * 1000;

type Here = { organisation: string; language: string; now: number };

/**
 * Paints what this page showed its learner last, in place of the outline, until the app puts the page itself there. Nothing
 * happens where there is no such thing, or it is broken, old, of another build, language or person: the page comes as always.
 */
export async function showSnapshot(here: Here): Promise<void> {
  if (!hasSnapshot(location.pathname)) return;
  const viewer = viewerHere();
  if (viewer === undefined) return;
  const snapshot = await readSnapshot(location.pathname + location.search);
  const outline = document.querySelector('#campus > [data-outline]');
  if (outline === null || !isFor(snapshot, `${here.organisation}:${viewer}`, here)) return;
  const shown = document.createElement('div');
  shown.dataset.snapshot = '';
  // Seen, and not yet there for keyboard and screen reader; a tap is repeated on the page itself.
  shown.inert = true;
  shown.ariaHidden = 'true';
  buildNodes(snapshot.nodes, shown);
  const mark = document.createElement('p');
  mark.dataset.asOf = '';
  mark.textContent = snapshot.asOf;
  shown.append(mark);
  // A logout in another tab may have come in between.
  if (viewerHere() !== viewer) return;
  outline.replaceWith(shown);
  repeatTap(shown);
}

/** Whose session this page has, as local storage says: decides what may be shown, and nothing else. */
function viewerHere(): string | undefined {
  const payload = jwtPayload(localStore.get(STORAGE_KEYS.jwt) ?? '');
  const viewer: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'sub') : undefined;
  return typeof viewer === 'string' ? viewer : undefined;
}

function isFor(row: unknown, owner: string, { language, now }: Here): row is PageSnapshot {
  if (typeof row !== 'object' || row === null) return false;
  const wanted = { owner, language, build: __BUILD_ID__ };
  if (Object.entries(wanted).some(([key, value]) => Reflect.get(row, key) !== value)) return false;
  const at: unknown = Reflect.get(row, 'at');
  return typeof at === 'number' && Math.abs(now - at) < OLDEST && typeof Reflect.get(row, 'asOf') === 'string';
}
