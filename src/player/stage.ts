import type { FromLauncher, Surroundings } from '#campus/player/messages.ts';
import type { Stage } from './content.ts';
import { focusWithin } from './focus-within.ts';
import { watchKeys } from './watch-keys.ts';

/** The launcher's page: a place for the content, and before and after it a stop for the keyboard's way out. */
export type LauncherStage = Omit<Stage, 'unkept'> & {
  readonly dress: (surroundings: Surroundings) => void;
  /** The player did not come: neither from the device nor by a network. */
  readonly fail: () => void;
};

export function makeStage(send: (message: FromLauncher) => void): LauncherStage {
  const place = document.createElement('main');
  const keys = watchKeys(send);
  const say = (message: FromLauncher): void => {
    // There is something to see, or the app says why not.
    if (message.type === 'shown' || message.type === 'trouble') place.ariaBusy = 'false';
    send(message);
  };
  const [before, after] = (['before', 'after'] as const).map((to) => {
    const stop = document.createElement('div');
    stop.tabIndex = 0;
    // From the content the way leads out; from the app it leads in.
    stop.addEventListener('focus', () => (keys.isTabbing() ? send({ type: 'exit-focus', to }) : focusIn(place, to)));
    return stop;
  });
  document.body.replaceChildren(...[before, place, after].filter((each) => each !== undefined));
  keys.watch(window);
  return {
    place,
    send: say,
    watchKeys: keys.watch,
    dress: ({ language, direction, words }) => {
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      document.title = words.title;
      place.ariaBusy = 'true';
    },
    fail: () => say({ type: 'trouble', kind: 'not-loaded' }),
  };
}

/** Into the page of the package, or where the package is a part of this page, to what comes first on the way. */
function focusIn(place: HTMLElement, from: 'before' | 'after'): void {
  const page = place.querySelector<HTMLIFrameElement>(':scope > iframe');
  if (page !== null) page.contentWindow?.focus();
  else focusWithin(place, from);
}
