import type { Stage } from '#player/content.ts';
import { MEDIA, outsideAddress, outsideReports, SHOWN_BY } from '#player/outside-parts.ts';
import { outsideSources } from './outside-sources.ts';

/** The box that H5P.Video puts a film in; its player waits in there for a script of the film's host. */
const FILM_BOX = '.h5p-video';

/**
 * The policy of packages keeps out what lies on other hosts, like a film of YouTube, and the libraries wait for it for ever. So
 * the app gets the address of each such part, and the notice stands in its place.
 */
export function reportOutsideParts({ place, send }: Stage, notice: string, parameters: () => unknown): void {
  const { report, reportBlocked } = outsideReports(send);
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
    reportBlocked(blockedURI);
  });
}

/** Puts the notice in the place of each part that is missing and was not yet; answers their addresses, where they have one. */
function replaceMissing(place: HTMLElement, notice: string): readonly string[] {
  return [...place.querySelectorAll<HTMLElement>(`${MEDIA}, ${FILM_BOX}`)].flatMap((part) => {
    if (part.dataset.outside !== undefined || !isMissing(part)) return [];
    part.dataset.outside = '';
    if (!part.matches(FILM_BOX)) {
      part.style.display = 'none';
      part.before(noteOf(notice));
      return outsideAddress(part, location.href)?.href ?? [];
    }
    for (const inner of part.querySelectorAll<HTMLElement>(':scope > *')) inner.style.display = 'none';
    part.append(noteOf(notice));
    return [];
  });
}

function isMissing(part: HTMLElement): boolean {
  if (part.matches(FILM_BOX)) return part.querySelector(MEDIA) === null;
  return outsideAddress(part, location.href) !== undefined;
}

/** Dressed like the page around the frame, whatever the content looks like. */
function noteOf(notice: string): HTMLElement {
  const note = document.createElement('p');
  note.textContent = notice;
  note.style.cssText =
    'margin: 0; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--campus-text); background: var(--campus-surfaceSunken); border: 1px solid var(--campus-border); border-radius: 0.5rem;';
  return note;
}
