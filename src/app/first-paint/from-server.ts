import { askFirst } from '#app/asked-first/ask-first.ts';
import { painted } from '#ui/layout/painted.ts';
import { begin, preloadFonts } from './begin.ts';

/**
 * In a page that the server has answered: nothing of it is on this device, so what its screen asks goes out at once. The
 * outline is drawn in the system's letters: the campus's own are asked for behind all that the content waits for.
 */
const here = begin();
if (here) {
  askFirst(here.language);
  void painted().then(() => preloadFonts(here));
}
