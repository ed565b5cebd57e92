import { addressIn } from '#campus/text/address-in.ts';

/** What a text of the campus may consist of (DESIGN-19); the server keeps to the same list when it takes texts in. */
const ELEMENTS = [
  ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'a', 'span', 'bdi'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'q', 'cite'],
  ...['code', 'pre', 'kbd', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
];
/** Attributes that are no addresses. */
const PLAIN_ATTRIBUTES = ['alt', 'width', 'height', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start', 'id'];
export const ADDRESSES = /^(?:https?:|mailto:|\/(?!\/)|#)/i;

const BLOCKS = 'p, li, h2, h3, h4, h5, h6, blockquote, td, th, dt, dd, figcaption, caption';

export type SanitiseOptions = { anchors?: boolean; links?: boolean };

/** HTML of somebody else as nodes of ours, and not as text, so that nothing is parsed a second time. */
export type Sanitise = (html: string, options?: SanitiseOptions) => DocumentFragment;
/** The same by the browser's own parser; undefined where its result cannot be trusted. */
export type PlatformSanitise = (html: string, options?: SanitiseOptions) => DocumentFragment | undefined;

type Allowed = { elements: readonly string[]; plain: readonly string[]; attributes: readonly string[] };

/** What may stay of one text, for whatever takes out the rest. */
export function allowedIn({ anchors = false, links = true }: SanitiseOptions): Allowed {
  const plain = anchors ? PLAIN_ATTRIBUTES : PLAIN_ATTRIBUTES.filter((name) => name !== 'id');
  return {
    elements: links ? ELEMENTS : ELEMENTS.filter((name) => name !== 'a'),
    plain,
    attributes: ['href', 'src', ...plain],
  };
}

/** `h1` belongs to the page; a text that brings one loses no words by it. */
export function lowered(html: string): string {
  return html.replace(/<(\/?)h1\b/gi, '<$1h2');
}

/**
 * What is no address leads nowhere. That of a picture is asked for by itself: of the campus only, or its reader would be
 * counted by somebody else.
 */
function keepAddresses(text: ParentNode): void {
  for (const name of ['href', 'src'])
    for (const element of text.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name)?.trim() ?? '';
      const address = ADDRESSES.test(value) ? addressIn(value, location.href) : undefined;
      const isForeignPicture = name === 'src' && address?.origin !== location.origin;
      if (address === undefined || isForeignPicture) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
}

/**
 * Allow-listed nodes as a text shows them: no address that is none, each block with its own direction, foreign links marked.
 * They still stand in a document that loads nothing.
 */
export function dress(text: ParentNode): void {
  keepAddresses(text);
  // Of headings only, and only words: an id is a name on the page, where ours stand too.
  for (const named of text.querySelectorAll('[id]'))
    if (!named.matches('h2, h3, h4') || !/^[a-z][a-z0-9-]*$/.test(named.id) || named.id in document)
      named.removeAttribute('id');
  for (const block of text.querySelectorAll(BLOCKS)) block.setAttribute('dir', block.getAttribute('dir') ?? 'auto');
  for (const code of text.querySelectorAll('pre')) code.setAttribute('dir', 'ltr');
  for (const image of text.querySelectorAll('img')) image.setAttribute('loading', 'lazy');
  for (const link of text.querySelectorAll('a')) {
    const address = addressIn(link.getAttribute('href') ?? '', location.href);
    if (address?.protocol.startsWith('http') !== true || address.origin === location.origin) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.dataset.external = '';
  }
}
