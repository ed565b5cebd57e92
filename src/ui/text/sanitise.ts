import createDOMPurify from 'dompurify';
import { ADDRESSES, allowedIn, dress, lowered, type SanitiseOptions } from './campus-html.ts';

const purify = createDOMPurify(window);

/**
 * By DOMPurify, for browsers that have no sanitiser of their own (`platform-sanitiser.ts`). The only Trusted Types policy
 * needed is DOMPurify's own, `dompurify`.
 */
export function sanitise(html: string, options: SanitiseOptions = {}): DocumentFragment {
  const { elements, plain, attributes } = allowedIn(options);
  const text: DocumentFragment | null = purify.sanitize(lowered(html), {
    ALLOWED_TAGS: [...elements],
    ALLOWED_ATTR: [...attributes],
    ALLOWED_URI_REGEXP: ADDRESSES,
    // Else their values would be measured by the rule for addresses, and dropped.
    ADD_URI_SAFE_ATTR: [...plain],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // A whole page of frames has no body, and so nothing to say.
  if (text === null) return document.createDocumentFragment();
  dress(text);
  return text;
}
