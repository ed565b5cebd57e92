import { pageKindOf } from './page-kinds.ts';

type OutlineBrand = { denomination: string; logo: string | null };

const BONES = '<i data-bone="title"></i><i data-bone="box"></i><i></i><i></i><i></i>';

/**
 * The outline of the page at a path as HTML: what is seen before the app's script has run, with the name of the organisation or partner that the
 * path is in and nothing of a person. Its looks are `src/ui/theme/outline.css.ts`; the app's first render replaces it.
 */
export function outlineOf(pathname: string, brand: OutlineBrand): string {
  const kind = pageKindOf(pathname)?.outline;
  if (kind === undefined) return '';
  const logo = logoAt(pathname, brand);
  const picture = logo === undefined ? '' : `<img src="${escaped(logo)}" alt="" width="28" height="28">`;
  const mark = `<b>${picture}<bdi>${escaped(brand.denomination)}</bdi></b>`;
  return `<div data-outline="${kind}" aria-hidden="true"><div>${mark}</div><div>${BONES}</div></div>`;
}

/**
 * Asks for the logo of the outline before the scripts, of which none is seen before all have come: it is small, and drawn
 * while they are on their way.
 */
export function logoHint(pathname: string, brand: OutlineBrand): string {
  const logo = logoAt(pathname, brand);
  return logo === undefined ? '' : `<link rel="preload" as="image" fetchpriority="high" href="${escaped(logo)}">`;
}

/** The bar of a lesson has none: it would be fetched for the moment of its outline alone. */
function logoAt(pathname: string, { logo }: OutlineBrand): string | undefined {
  const kind = pageKindOf(pathname)?.outline;
  return kind === undefined || kind === 'reader' || logo === null ? undefined : logo;
}

/** Text as it may stand in HTML, in an attribute too. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
