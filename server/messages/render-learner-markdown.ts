import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';
import { isUserContentPicture } from '#campus/account/user-content-picture.ts';
import { learnerMarkdown } from '#campus/text/learner-markdown.ts';

const RULES: sanitize.IOptions = {
  allowedTags: 'p br hr strong em del ul ol li a h2 h3 h4 blockquote code pre img table thead tbody tr th td'.split(
    ' ',
  ),
  allowedAttributes: { a: ['href'], ol: ['start'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A picture of somewhere else would tell its server who reads the text.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isUserContentPicture(attribs.src ?? ''),
};

/** Letters of HTML that are kept, so that a text of a list is rendered once and not by each of its readers. Our own choice. */
const KEPT_LETTERS = 8_000_000;
const rendered = new LRUCache<string, string>({
  maxSize: KEPT_LETTERS,
  sizeCalculation: (html, text) => html.length + text.length + 1,
  memoMethod: (text) => sanitize(learnerMarkdown(text), RULES).trim(),
});

/** Markdown of a learner as HTML that may be shown: sanitised here, and once more where it is drawn (UGC-4). */
export function renderLearnerMarkdown(text: string): string {
  return rendered.memo(text);
}
