import { useEffect, useEffectEvent } from 'react';

type Ways = { onNext: () => void; onPrevious: () => void; onListen: () => void };

/** ← and → lead on and back as the text runs, L reads aloud (LESSON-8). Not where somebody types, chooses or watches. */
export function useReaderKeys(ways: Ways): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isBusy(event.target)) return;
    const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === onward) ways.onNext();
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') ways.onPrevious();
    else if (event.key.toLowerCase() === 'l') ways.onListen();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const BUSY = 'input, textarea, select, video, iframe, dialog, pre, [contenteditable]';

function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(BUSY) !== null;
}
