import { useRouter, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { titlePage } from './page-title.ts';

/**
 * After a navigation the focus is at the start of the new screen and its name is announced: title `{screen} · {organisation}`
 * from the screen's own heading (ROUTE-12). Not at the first paint: a page that loads begins at its beginning anyway.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { denomination } = useOrganisation();
  const arrived = useRouterState({
    select: (state) => (state.status === 'idle' ? state.resolvedLocation?.pathname : undefined),
  });
  const before = useRef<string | undefined>(undefined);
  const left = useRef<Element | null>(null);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onLoad', ({ pathChanged }) => {
        if (pathChanged) letGo(main.current, left.current);
      }),
    [router, main],
  );
  useEffect(() => {
    if (arrived === undefined) {
      left.current = document.activeElement;
      return;
    }
    const shown = main.current?.querySelector('h1');
    // A browser keeps titles in a history that outlives a logout: what is private has a title that says nothing.
    const heading = shown?.dataset.title ?? shown?.textContent;
    titlePage(heading ? `${heading} · ${denomination}` : denomination);
    const isFirst = before.current === undefined || before.current === arrived;
    if (!isFirst && !isAtWork(main.current, left.current)) focusWhenFree(main);
    before.current = arrived;
  }, [arrived, denomination, main]);
}

/**
 * What was tapped goes with its screen, and the focus comes to the new one. It is let go before: a browser that takes an
 * element with the focus out of the page finds the styles of the whole page for it.
 */
function letGo(main: HTMLElement | null, tapped: Element | null): void {
  const here = document.activeElement;
  if (here instanceof HTMLElement && here === tapped && main?.contains(here) && here.closest('dialog') === null)
    here.blur();
}

/** Whether somebody has gone on into the new screen before it was wholly there: what they type must not go elsewhere. */
function isAtWork(main: HTMLElement | null, left: Element | null): boolean {
  const here = document.activeElement;
  return here !== left && here !== main && main?.contains(here) === true;
}

/** A sheet that led here gives the focus back to its button when it has gone; the new screen has it after that. */
function focusWhenFree(main: RefObject<HTMLElement | null>): void {
  const focus = (): void => main.current?.focus({ preventScroll: true });
  const sheet = document.querySelector('dialog[open]');
  if (sheet === null) focus();
  else sheet.addEventListener('close', focus, { once: true });
}
