/** A tap is repeated if what was tapped comes within this time, ms: later the learner has gone on to something else. */
const LONGEST = 10_000;
const TAPPED = 'a, button, input, textarea, summary';

type Tap = { name: string; sign: string; place: number };

/**
 * Notes the last tap on a snapshot, and does it as soon as the page itself is there: on the same thing or on nothing. Where
 * the learner has scrolled meanwhile the page stays there. Inert elements get no events, so what was tapped is where it was.
 */
export function repeatTap(snapshot: HTMLElement): void {
  const place = snapshot.parentElement;
  if (place === null) return;
  let tap: Tap | undefined;
  let scrolled = 0;
  const events = new AbortController();
  const { signal } = events;
  addEventListener(
    'click',
    (event) => {
      const tapped = [...snapshot.querySelectorAll<HTMLElement>(TAPPED)].findLast((each) => isAt(each, event));
      if (tapped === undefined) return;
      tapped.style.opacity = '0.6';
      const alike = [...snapshot.querySelectorAll(tapped.localName)].filter((each) => signOf(each) === signOf(tapped));
      tap = { name: tapped.localName, sign: signOf(tapped), place: alike.indexOf(tapped) };
    },
    { signal, capture: true },
  );
  addEventListener(
    'scroll',
    () => {
      if (snapshot.isConnected) scrolled = scrollY;
    },
    { signal, passive: true },
  );
  const follow = new MutationObserver(() => {
    if (snapshot.isConnected) return;
    giveUp ??= setTimeout(stop, LONGEST);
    if (scrolled > 0 && scrollY === 0) scrollTo({ top: scrolled, behavior: 'instant' });
    const found =
      tap && [...place.querySelectorAll<HTMLElement>(tap.name)].filter((each) => signOf(each) === tap?.sign);
    const target = found?.[tap?.place ?? 0];
    if (tap !== undefined && target === undefined) return;
    stop();
    if (target?.matches('input, textarea')) target.focus();
    else target?.click();
  });
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(giveUp);
    events.abort();
    follow.disconnect();
  };
  follow.observe(place, { childList: true, subtree: true });
}

/** What it leads to, or what it says: the same on both. */
function signOf(element: Element): string {
  return [element.getAttribute('href'), element.getAttribute('aria-label'), element.textContent].join('\n');
}

function isAt(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
