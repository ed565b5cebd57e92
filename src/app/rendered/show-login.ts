import { replayInput } from '#app/snapshot/replay-input.ts';
import { ownPartner } from '#device/session/own-partner.ts';
import { localStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';

/** Without its letters it is shown after this, ms: they would never be used then, and are used by what is shown once they are here. */
const LETTERS_WAIT = 600;
/** On a slow line the app of a first visit takes its time, ms: so long what was pressed is not forgotten. */
const APP_WAIT = 120_000;

/**
 * Paints the login that the server has rendered into this page (`login-markup.tsx`), until the app puts its own there. The server
 * knows the path and what the browser accepts; whether it is the login of whoever is here, only the device knows. The
 * outline stays where it is not. The app's scripts are asked for behind what the login is seen with: side by side, each would
 * come as late as all.
 */
export async function showLogin(): Promise<void> {
  const [rendered, scripts, place] = ['login', 'scripts', 'campus'].map((id) => document.getElementById(id));
  rendered?.remove();
  try {
    if (rendered instanceof HTMLTemplateElement && place instanceof HTMLElement && isOfWhoeverIsHere(rendered))
      await show(rendered, place);
  } finally {
    // Whatever becomes of it: the app does not need it.
    if (scripts instanceof HTMLTemplateElement) run(scripts);
  }
}

/** In their order, as if they had stood in the page. */
function run({ content }: HTMLTemplateElement): void {
  for (const script of content.querySelectorAll('script')) script.async = false;
  document.head.append(content);
}

async function show({ content }: HTMLTemplateElement, place: HTMLElement): Promise<void> {
  const shown = document.createElement('div');
  shown.dataset.snapshot = '';
  shown.append(content);
  // The policy lets no style attribute in; one that a script sets is the app's own.
  for (const element of shown.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
  await Promise.race([lettersHere(), new Promise((resolve) => setTimeout(resolve, LETTERS_WAIT))]);
  if (place.querySelector('[data-outline]') === null) return;
  place.replaceChildren(shown);
  replayInput(shown, { longest: APP_WAIT });
}

/** Resolves once the letters that the page asks for have come, or cannot be had. */
async function lettersHere(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')];
  const coming = links.filter(({ href }) => performance.getEntriesByName(href).length === 0);
  const come = (link: HTMLLinkElement): Promise<void> =>
    new Promise((resolve) => {
      for (const type of ['load', 'error']) link.addEventListener(type, () => resolve());
    });
  await Promise.all(coming.map(come));
}

/** A visitor in the same language, of whom the app would say nothing more: why they are here, no network, a partner of theirs. */
function isOfWhoeverIsHere({ lang }: HTMLElement): boolean {
  const isVisitor = localStore.get(STORAGE_KEYS.jwt) === undefined && ownPartner.read() === undefined;
  return isVisitor && lang === document.documentElement.lang && location.search === '' && navigator.onLine;
}
