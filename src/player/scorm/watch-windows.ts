import { listenAnew } from '#player/listen-anew.ts';

/** Pages that come later, like those of a frameset, are looked for this often, ms. */
const LOOKS_EVERY = 100;

/**
 * Tells of each page in a frame, and of those in its frames. Tells when one tries to open a window, which no package may: it
 * would run outside the campus. The attempt is made all the same, since it may be meant for a frame that is there.
 *
 * A window can outlive its listeners (`listenAnew`): so each look tells of every page again.
 */
export function watchWindows(
  frame: HTMLIFrameElement,
  { onPage, onPopup }: { onPage: (page: Window) => void; onPopup: () => void },
): () => void {
  const seen = new WeakSet<typeof globalThis.open>();
  const onClick = (event: Event): void => {
    if (opensWindow(event)) onPopup();
  };
  const watch = (page: Window): void => {
    try {
      const open = page.open;
      if (!seen.has(open)) {
        const watched = (...args: Parameters<typeof open>): ReturnType<typeof open> => {
          const opened = open.apply(page, args);
          if (opened === null) onPopup();
          return opened;
        };
        seen.add(watched);
        page.open = watched;
      }
      listenAnew(page, 'click', onClick);
      onPage(page);
      for (let at = 0; at < page.length; at += 1) {
        const inner = page.frames[at];
        if (inner !== undefined) watch(inner);
      }
    } catch {
      // A page of another origin: nothing of it can be seen.
    }
  };
  const look = (): void => {
    if (frame.contentWindow !== null) watch(frame.contentWindow);
  };
  const timer = setInterval(look, LOOKS_EVERY);
  frame.addEventListener('load', look);
  look();
  return () => clearInterval(timer);
}

/** A link into a window of its own: the frame does not let it, and without a word nothing would happen at all. */
function opensWindow(event: Event): boolean {
  const link = event.composedPath().find((part): part is HTMLAnchorElement => 'href' in part && 'target' in part);
  return link?.target === '_blank';
}
