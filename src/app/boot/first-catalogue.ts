/** Either has what the frame of a page says. */
export type FirstCatalogue = 'shell' | 'campus';

/** Which one the page itself has asked for (`src/first-paint.ts`), which knows the kinds of pages. */
export function firstCatalogue(): FirstCatalogue {
  return document.documentElement.dataset.catalogue === 'campus' ? 'campus' : 'shell';
}
