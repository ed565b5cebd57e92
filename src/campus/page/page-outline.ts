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
  const logo = brand.logo === null ? '' : `<img src="${escaped(brand.logo)}" alt="" width="28" height="28">`;
  const mark = `<b>${logo}<bdi>${escaped(brand.denomination)}</bdi></b>`;
  const head = kind === 'reader' ? '<i></i>' : mark;
  return `<div data-outline="${kind}" aria-hidden="true"><div>${head}</div><div>${BONES}</div></div>`;
}

/** Text as it may stand in HTML, in an attribute too. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
