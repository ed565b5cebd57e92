import { allowedIn, dress, lowered, type Sanitise, type SanitiseOptions } from './campus-html.ts';

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

/** A text that shows whether the browser does what is asked of it; the first browsers that had the parser took other words. */
const SAMPLE = '<p id="a" onclick="b" lang="en">c<x-d>e</x-d><script>f</script><!-- g --><?h?></p>';
const KEPT = '#textc,#texte';

function isCapable(): boolean {
  try {
    const sample = bodyOf(SAMPLE, {});
    const nodes = [...(sample?.firstChild?.childNodes ?? [])];
    const attributes = sample?.firstElementChild?.getAttributeNames();
    return (
      attributes?.join() === 'lang' && nodes.map(({ nodeName, nodeValue }) => nodeName + nodeValue).join() === KEPT
    );
  } catch {
    return false;
  }
}

function sanitise(html: string, options: SanitiseOptions = {}): DocumentFragment {
  const text = document.createDocumentFragment();
  const body = bodyOf(lowered(html), options);
  if (body === undefined) return text;
  dress(body);
  text.append(...body.childNodes);
  return text;
}

/**
 * By the browser itself, where it has the HTML Sanitizer API: it parses into a document that loads and runs nothing, and leaves
 * in it only what is allowed. No Trusted Types policy is needed for that.
 */
export const platformSanitise: Sanitise | undefined = isCapable() ? sanitise : undefined;
