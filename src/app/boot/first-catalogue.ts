/** Either has what the frame of a page says. */
export type FirstCatalogue = 'shell' | 'campus';

/** Which one the page itself has asked for (`src/app/first-paint`): whoever answers a navigation writes into it which its kind needs. */
export function firstCatalogue(): FirstCatalogue {
  return document.documentElement.dataset.catalogue === 'campus' ? 'campus' : 'shell';
}

/** Whether its screen says more than a learner's first catalogue has. */
export function hasMore(): boolean {
  return document.documentElement.dataset.more !== undefined;
}
