import type { Stage } from '#player/content.ts';
import { watchOutside } from './watch-outside.ts';
import { watchWindows } from './watch-windows.ts';

/** A page that does not say good-bye within this is gone without it, ms. */
const LEAVES_WITHIN = 2000;

export type ItemFrame = {
  readonly show: (address: string) => void;
  /** The page says its last words, to a runtime that still hears them; then there is none. */
  readonly clear: () => Promise<void>;
  readonly focus: () => void;
};

/** The frame that a package's item runs in. A new one for each: the history of a frame is a way back to what was left. */
export function itemFrame(
  { place, watchKeys, send }: Stage,
  { title, onShown, onPopup }: { title: string; onShown: (frame: HTMLIFrameElement) => void; onPopup: () => void },
): ItemFrame {
  let frame: HTMLIFrameElement | undefined;
  let stopWatching: (() => void) | undefined;

  return {
    show: (address) => {
      const made = document.createElement('iframe');
      made.title = title;
      made.src = address;
      made.addEventListener('load', () => onShown(made));
      frame = made;
      place.append(made);
      const outside = watchOutside(send);
      const onPage = (page: Window): void => {
        watchKeys(page);
        outside(page);
      };
      stopWatching = watchWindows(made, { onPage, onPopup });
    },
    clear: async () => {
      const left = frame;
      frame = undefined;
      stopWatching?.();
      if (left === undefined) return;
      await leave(left);
      left.remove();
    },
    focus: () => frame?.contentWindow?.focus(),
  };
}

/** Goes to an empty page first: taking the frame away would not ask the page's `beforeunload`, where old packages save. */
function leave(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LEAVES_WITHIN);
    frame.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    frame.contentWindow?.location.replace('about:blank');
  });
}
