import { countedPath } from '#campus/analytics/counted-path.ts';
import { isWorthReporting, scrolledPercent } from '#campus/analytics/scrolled.ts';
import { SCROLL_REPORT_DEBOUNCE } from '#campus/limits.ts';
import { addressIn } from '#campus/text/address-in.ts';
import { record } from '#features/analytics/record.ts';

type Match = { routeId: string; fullPath: string; params: Readonly<Record<string, string | undefined>> };
/** The router, as far as it says which page is open. */
export type Pages = {
  readonly state: { readonly status: string; readonly matches: readonly Match[] };
  subscribe: (event: 'onResolved', listener: () => void) => () => void;
};

/** Tells of each page that is opened (PRIVACY-4), and how far it is read (SCROLL_PAGE); answers how to stop. */
export function countPages(pages: Pages): () => void {
  let url: string | undefined;
  let counted = 0;
  const open = (): void => {
    const next = countedUrl(pages);
    if (next === undefined || next === url) return;
    record({
      type: 'PAGE_VIEW',
      payload: { domain: location.hostname, referrer: url ?? cameFrom(document.referrer), url: next },
    });
    url = next;
    counted = 0;
  };
  const rest = (): void => {
    const { scrollHeight: height, clientHeight: screen } = document.documentElement;
    const percent = scrolledPercent({ top: scrollY, height, screen });
    if (url === undefined || percent === undefined || !isWorthReporting(counted, percent)) return;
    counted = percent;
    record({ type: 'SCROLL_PAGE', payload: { url, percent } });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scroll = (): void => {
    clearTimeout(timer);
    timer = setTimeout(rest, SCROLL_REPORT_DEBOUNCE);
  };
  open();
  const stopOpening = pages.subscribe('onResolved', open);
  addEventListener('scroll', scroll, { passive: true });
  return () => {
    stopOpening();
    clearTimeout(timer);
    removeEventListener('scroll', scroll);
  };
}

/** By the route, so that no link for one person is ever sent; undefined where no route answers, or none yet. */
function countedUrl({ state }: Pages): string | undefined {
  const match = state.matches.at(-1);
  if (match === undefined || match.routeId === '__root__' || state.status !== 'idle') return undefined;
  return location.origin + countedPath(match.fullPath, match.params);
}

/** The place that a visit came from, without what was looked for there. */
function cameFrom(referrer: string): string {
  return addressIn('/', referrer)?.href ?? '';
}
