import { platformSanitise } from '#ui/text/platform-sanitiser.ts';
import { sanitise } from '#ui/text/sanitise.ts';

/**
 * Through the sanitiser of the app: that of the `platform`, or that of the `library` for older browsers. `raw`: as it is, as
 * if nothing stood in the way.
 */
export type Mode = 'platform' | 'library' | 'raw';

/** Names that a payload may give to something else are taken before the first one stands on the page. */
const { body } = document;
const PLACE = location.href;

/**
 * Where the policy asks for trusted types, one has the name that it allows: a sanitiser that lets everything through. Made only
 * where it is wanted, since there is one of a name and the library needs its own.
 */
let broken: { createHTML: (html: string) => string } | undefined;

function trusted(html: string): string {
  broken ??= Reflect.get(globalThis, 'trustedTypes')?.createPolicy('dompurify', { createHTML: (raw: string) => raw });
  return broken === undefined ? html : broken.createHTML(html);
}

function sanitiserOf(mode: 'platform' | 'library'): typeof sanitise {
  if (mode === 'library') return sanitise;
  return (html, options) => {
    const clean = platformSanitise?.(html, options);
    if (clean === undefined)
      throw new Error('This browser has no sanitiser of its own, or it left what is not allowed.');
    return clean;
  };
}

/** What a sanitiser leaves of a text: by itself, within a link, and with anchors. */
function leftBy(mode: 'platform' | 'library', html: string): string[] {
  return [{}, { links: false }, { anchors: true }].map((options) => {
    const box = document.createElement('div');
    box.append(sanitiserOf(mode)(html, options));
    return box.innerHTML;
  });
}

/** What a parser for fragments leaves out or does not start. */
const WHOLE_PAGE = /<(?:script|svg><script|body|frameset|meta|base|noscript|!doctype)|<\/(?:body|script)/i;

/** Puts a text on the page in the same way as `Html` does, or raw; what is about a whole page has one for itself. */
function put(mode: Mode, html: string): Element {
  const box = document.createElement('div');
  body.append(box);
  if (mode !== 'raw') {
    const clean = sanitiserOf(mode);
    box.replaceChildren(clean(html), clean(html, { anchors: true }));
    return box;
  }
  box.innerHTML = trusted(html);
  if (!WHOLE_PAGE.test(html)) return box;
  const page = document.createElement('iframe');
  page.srcdoc = trusted(`<!doctype html><body>${html}`);
  body.append(page);
  return box;
}

/** Of the prototype: a form's field may be called like a method. */
const { getAttributeNames, getAttribute, closest, dispatchEvent } = Element.prototype;

/** Everything that fires what waits for somebody; what leads away from here does not. */
function poke(box: Element): void {
  for (const element of box.querySelectorAll<HTMLElement>('*')) {
    for (const name of getAttributeNames.call(element))
      if (name.startsWith('on'))
        dispatchEvent.call(element, new Event(name.slice(2), { bubbles: true, cancelable: true }));
    dispatchEvent.call(element, new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}

function isScript(address: string | null | undefined): boolean {
  return URL.parse(address ?? '', PLACE)?.protocol === 'javascript:';
}

function staysHere(event: Event): void {
  const link = event.target instanceof Element ? closest.call(event.target, 'a, area') : null;
  const isInert = link === null || isScript(getAttribute.call(link, 'href') ?? getAttribute.call(link, 'xlink:href'));
  if (!isInert) event.preventDefault();
}

function isNotSent(event: SubmitEvent): void {
  const own = event.target instanceof Element ? getAttribute.call(event.target, 'action') : null;
  const asked = event.submitter && getAttribute.call(event.submitter, 'formaction');
  if (!isScript(asked ?? own)) event.preventDefault();
}

addEventListener('click', staysHere, { capture: true });
addEventListener('submit', isNotSent, { capture: true });

/** Shows them all, touches what can be touched, and answers when everything that starts by itself has had its time. */
async function show(mode: Mode, texts: readonly string[]): Promise<string[]> {
  const boxes = texts.map((html) => put(mode, html));
  for (const box of boxes) poke(box);
  await body.animate([], { duration: 400 }).finished;
  for (const box of boxes) poke(box);
  await body.animate([], { duration: 100 }).finished;
  return mode === 'raw' ? [] : boxes.flatMap(strangeIn);
}

const FRAME = ['target', 'rel', 'loading', 'data-external', 'id', 'tabindex'];
const PLAIN = ['href', 'src', 'alt', 'width', 'height', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start'];

/** What must not be in a text that was cleaned, whether it runs or not. */
function strangeIn(box: Element): string[] {
  return [...box.querySelectorAll('*')].flatMap((element) => {
    const odd = element.getAttributeNames().filter((name) => !PLAIN.includes(name) && !FRAME.includes(name));
    const isForeign = element.namespaceURI !== document.documentElement.namespaceURI;
    return odd.length > 0 || isForeign ? [element.outerHTML] : [];
  });
}

Reflect.set(globalThis, 'show', show);
Reflect.set(globalThis, 'leftBy', leftBy);
