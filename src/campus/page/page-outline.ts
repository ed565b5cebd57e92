import { pageKindOf } from './page-layers.ts';

type OutlineBrand = { denomination: string; logo: string | null };

const BONES = '<i data-bone="title"></i><i data-bone="box"></i><i></i><i></i><i></i>';

/**
 * The outline of the page at a path as HTML: what is seen before the app's script has run, with the name of the organisation or partner that the
 * path is in and nothing of a person. Its looks are `src/ui/theme/outline.css.ts`; the app's first render replaces it.
 */
export function outlineOf(pathname: string, brand: OutlineBrand): string {
  const kind = pageKindOf(pathname)?.outline;
  if (kind === undefined) return '';
  // The bar of a lesson has none: it would be fetched for this moment alone.
  const logo =
    brand.logo === null || kind === 'reader' ? '' : `<img src="${escaped(brand.logo)}" alt="" width="28" height="28">`;
  const mark = `<b>${logo}<bdi>${escaped(brand.denomination)}</bdi></b>`;
  return `<div data-outline="${kind}" aria-hidden="true"><div>${mark}</div><div>${BONES}</div></div>`;
}

/** Text as it may stand in HTML, in an attribute too. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
