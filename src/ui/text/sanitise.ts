import createDOMPurify from 'dompurify';
import { addressIn } from '#campus/text/address-in.ts';

/** What a text of the campus may consist of (DESIGN-19); the server keeps to the same list when it takes texts in. */
const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'a', 'span', 'bdi'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'q', 'cite'],
  ...['code', 'pre', 'kbd', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
];
const PLAIN_ATTR = ['alt', 'width', 'height', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start'];
const ALLOWED_ATTR = ['href', 'src', ...PLAIN_ATTR];
const ALLOWED_URI = /^(?:https?:|mailto:|\/(?!\/)|#)/i;

const BLOCKS = 'p, li, h2, h3, h4, h5, h6, blockquote, td, th, dt, dd, figcaption, caption';

const purify = createDOMPurify(window);

// What is no address leads nowhere. That of a picture is asked for by itself: of the campus only, or its reader would be
// counted by somebody else.
purify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (attribute.attrName !== 'src' && attribute.attrName !== 'href') return;
  const address = addressIn(attribute.attrValue, location.href);
  const isForeignPicture = attribute.attrName === 'src' && address?.origin !== location.origin;
  if (address === undefined || isForeignPicture) attribute.keepAttr = false;
});

/** `h1` belongs to the page; a text that brings one loses no words by it. */
function lowered(html: string): string {
  return html.replace(/<(\/?)h1\b/gi, '<$1h2');
}

function dress(text: DocumentFragment): void {
  // Of headings only, and only words: an id is a name on the page, where ours stand too.
  for (const named of text.querySelectorAll('[id]'))
    if (!named.matches('h2, h3, h4') || !/^[a-z][a-z0-9-]*$/.test(named.id)) named.removeAttribute('id');
  for (const block of text.querySelectorAll(BLOCKS)) block.setAttribute('dir', block.getAttribute('dir') ?? 'auto');
  for (const code of text.querySelectorAll('pre')) code.setAttribute('dir', 'ltr');
  for (const image of text.querySelectorAll('img')) image.setAttribute('loading', 'lazy');
  for (const link of text.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const address = addressIn(link.href, location.href);
    if (address?.protocol.startsWith('http') !== true || address.origin === location.origin) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.dataset.external = '';
  }
}

type SanitiseOptions = { anchors?: boolean; links?: boolean };

/**
 * HTML of somebody else as nodes of ours: allow-listed, each block with its own direction, foreign links marked. Nodes and not
 * text, so that nothing is parsed a second time; the only Trusted Types policy needed is DOMPurify's own, `dompurify`.
 */
export function sanitise(html: string, { anchors = false, links = true }: SanitiseOptions = {}): DocumentFragment {
  const text: DocumentFragment | null = purify.sanitize(lowered(html), {
    ALLOWED_TAGS: links ? ALLOWED_TAGS : ALLOWED_TAGS.filter((tag) => tag !== 'a'),
    ALLOWED_ATTR: anchors ? [...ALLOWED_ATTR, 'id'] : ALLOWED_ATTR,
    ALLOWED_URI_REGEXP: ALLOWED_URI,
    // Else their values would be measured by the rule for addresses, and dropped.
    ADD_URI_SAFE_ATTR: [...PLAIN_ATTR, 'id'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // A whole page of frames has no body, and so nothing to say.
  if (text === null) return document.createDocumentFragment();
  dress(text);
  return text;
}
