const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]:not([tabindex="-1"])';

/** The keyboard comes into a content, from before or from after it. */
export function focusWithin(place: HTMLElement, from: 'before' | 'after'): void {
  const stops = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.getClientRects().length > 0);
  stops.at(from === 'before' ? 0 : -1)?.focus();
}
