import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { titlePage } from './page-title.ts';

/**
 * After a navigation the focus is at the start of the new screen and its name is said: title `{screen} · {organisation}`
 * from the screen's own heading (UX C10). Not at the first paint: a page that loads begins at its beginning anyway.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { denomination } = useOrganisation();
  const arrived = useRouterState({
    select: (state) => (state.status === 'idle' ? state.resolvedLocation?.pathname : undefined),
  });
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (arrived === undefined) return;
    const heading = main.current?.querySelector('h1')?.textContent;
    titlePage(heading ? `${heading} · ${denomination}` : denomination);
    if (before.current !== undefined && before.current !== arrived) focusWhenFree(main);
    before.current = arrived;
  }, [arrived, denomination, main]);
}

/** A sheet that led here gives the focus back to its button when it has gone; the new screen has it after that. */
function focusWhenFree(main: RefObject<HTMLElement | null>): void {
  const focus = (): void => main.current?.focus({ preventScroll: true });
  const sheet = document.querySelector('dialog[open]');
  if (sheet === null) focus();
  else sheet.addEventListener('close', focus, { once: true });
}
