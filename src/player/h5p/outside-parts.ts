import { filmPage } from '#campus/learning/embed-source.ts';
import { OUTSIDE_ADDRESS_MAX, OUTSIDE_ADDRESSES_MAX } from '#campus/player/player-limits.ts';
import { addressIn } from '#campus/text/address-in.ts';
import type { Stage } from '#player/content.ts';
import { isOutside, outsideSources } from './outside-sources.ts';

/** What a content shows by these is missing in front of the learner. A refused script is the player of a film elsewhere. */
const SHOWN_BY: readonly string[] = ['frame-src', 'media-src', 'object-src', 'script-src-elem'];
const MEDIA = 'iframe, video, audio, object, embed';
/** The box that H5P.Video puts a film in; its player waits in there for a script of the film's host. */
const FILM_BOX = '.h5p-video';

/**
 * The policy of packages keeps out what lies on other hosts, like a film of YouTube, and the libraries wait for it for ever. So
 * the app gets the address of each such part, and the notice stands in its place.
 */
export function reportOutsideParts({ place, send }: Stage, notice: string, parameters: () => unknown): void {
  const reported = new Set<string>();
  const report = (address: string): void => {
    if (reported.has(address) || reported.size >= OUTSIDE_ADDRESSES_MAX) return;
    reported.add(address);
    send({ type: 'outside', address: address.slice(0, OUTSIDE_ADDRESS_MAX) });
  };
  const look = (): void => {
    for (const address of replaceMissing(place, notice)) report(address);
  };
  // A content of several pages makes its films when their page is opened, and asks for the script once only.
  const watch = new MutationObserver(look);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (!SHOWN_BY.includes(effectiveDirective)) return;
    if (effectiveDirective === 'script-src-elem')
      for (const address of outsideSources(parameters(), location.href)) report(address);
    watch.observe(place, { childList: true, subtree: true });
    look();
    // Of what is refused a browser may say the host only: a whole address of that host was reported already.
    const host = addressIn(blockedURI)?.origin;
    if (host !== undefined && ![...reported].some((address) => isFrom(address, host))) report(blockedURI);
  });
}

/** A film by its provider's other names is the same film. */
function isFrom(address: string, origin: string): boolean {
  return addressIn(address)?.origin === origin || filmPage(address)?.href.startsWith(`${origin}/`) === true;
}

/** Puts the notice in the place of each part that is missing and was not yet; answers their addresses, where they have one. */
function replaceMissing(place: HTMLElement, notice: string): readonly string[] {
  return [...place.querySelectorAll<HTMLElement>(`${MEDIA}, ${FILM_BOX}`)].flatMap((part) => {
    if (part.dataset.outside !== undefined || !isMissing(part)) return [];
    part.dataset.outside = '';
    if (!part.matches(FILM_BOX)) {
      part.style.display = 'none';
      part.before(noteOf(notice));
      return addressOf(part)?.href ?? [];
    }
    for (const inner of part.querySelectorAll<HTMLElement>(':scope > *')) inner.style.display = 'none';
    part.append(noteOf(notice));
    return [];
  });
}

function isMissing(part: HTMLElement): boolean {
  if (part.matches(FILM_BOX)) return part.querySelector(MEDIA) === null;
  const address = addressOf(part);
  return address !== undefined && isOutside(address, location.href);
}

function addressOf(part: HTMLElement): URL | undefined {
  return addressIn(part.getAttribute('src') ?? part.getAttribute('data') ?? '', location.href);
}

/** Dressed like the page around the frame, whatever the content looks like. */
function noteOf(notice: string): HTMLElement {
  const note = document.createElement('p');
  note.textContent = notice;
  note.style.cssText =
    'margin: 0; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--campus-text); background: var(--campus-surfaceSunken); border: 1px solid var(--campus-border); border-radius: 0.5rem;';
  return note;
}
