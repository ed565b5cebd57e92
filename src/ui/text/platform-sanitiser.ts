import { allowedIn, dress, lowered, type PlatformSanitise, type SanitiseOptions } from './campus-html.ts';

/** What goes with all that it holds: the other elements that a text may not have leave their content behind. */
const WITH_CONTENT = [
  ...['audio', 'colgroup', 'head', 'iframe', 'math', 'noembed', 'noframes', 'noscript', 'plaintext', 'script'],
  ...['selectedcontent', 'style', 'svg', 'template', 'title', 'video', 'xmp'],
];
/** The page around a text; without it nothing would be left. */
const PAGE = ['html', 'body'];

/** Names of elements as they stand in a text: one that is not named to the browser goes with what it holds. */
function namesIn(html: string): string[] {
  return [...html.matchAll(/<([a-z][^\s/>]*)/gi)].map(([, name = '']) => name.toLowerCase());
}

const parseHtml: unknown = 'Document' in globalThis ? Reflect.get(Document, 'parseHTML') : undefined;

/** Undefined where there is no such parser, and for a whole page of frames, which has no body and so nothing to say. */
function bodyOf(html: string, options: SanitiseOptions): HTMLElement | undefined {
  if (typeof parseHtml !== 'function') return undefined;
  const { elements, attributes } = allowedIn(options);
  const kept = [...elements, ...PAGE];
  const unwrapped = new Set(namesIn(html));
  for (const name of [...kept, ...WITH_CONTENT]) unwrapped.delete(name);
  const page: unknown = parseHtml.call(Document, html, {
    sanitizer: {
      elements: kept,
      attributes,
      replaceWithChildrenElements: [...unwrapped],
      comments: false,
      processingInstructions: [],
      dataAttributes: false,
    },
  });
  return page instanceof Document ? (page.body ?? undefined) : undefined;
}

/**
 * A text that shows whether the browser does what is asked of it; the first browsers that had the parser took other words.
 * `onpagehide` stands for all handlers: on a paragraph it is none, so parsing it is no violation of the page's policy.
 */
const SAMPLE = '<p id="a" onpagehide="b" lang="en">c<x-d>e</x-d><script>f</script><!-- g --><?h?></p>';
const KEPT = '<p lang="en">ce</p>';

function isCapable(): boolean {
  try {
    return bodyOf(SAMPLE, {})?.innerHTML === KEPT;
  } catch {
    return false;
  }
}

/** Whether a text consists of nothing else than what was allowed, whatever the parser says. */
function isClean(body: HTMLElement, options: SanitiseOptions): boolean {
  const { elements, attributes } = allowedIn(options);
  return [...body.querySelectorAll('*')].every(
    (element) =>
      elements.includes(element.localName) &&
      element.namespaceURI === body.namespaceURI &&
      element.getAttributeNames().every((name) => attributes.includes(name)),
  );
}

/** Undefined where the parser left something that is not allowed, or threw: it must not be asked again. */
function sanitise(html: string, options: SanitiseOptions = {}): DocumentFragment | undefined {
  try {
    const text = document.createDocumentFragment();
    const body = bodyOf(lowered(html), options);
    if (body === undefined) return text;
    if (!isClean(body, options)) return undefined;
    dress(body);
    text.append(...body.childNodes);
    return text;
  } catch {
    return undefined;
  }
}

/**
 * By the browser itself, where it has the HTML Sanitizer API: it parses into a document that loads and runs nothing, and leaves
 * in it only what is allowed. No Trusted Types policy is needed for that.
 */
export const platformSanitise: PlatformSanitise | undefined = isCapable() ? sanitise : undefined;
