import { showSnapshot } from '#app/snapshot/show-snapshot.ts';
import { begin, preloadFonts } from './begin.ts';

/** In a page that the worker has answered: letters are on the device, and what it showed its learner last may stand in it. */
const here = begin();
if (here) {
  preloadFonts(here);
  showSnapshot({ organisation: here.organisation.id, language: here.language, now: Date.now() });
}
