import sanitize from 'sanitize-html';
import { boundedMarkdown, MARKDOWN_DEPTH_MAX } from '#campus/text/bounded-markdown.ts';

const OPTIONS = { html: true, breaks: false };
const markdown = boundedMarkdown(OPTIONS);
const documents = withHeadingIds(boundedMarkdown(OPTIONS));

const ALLOWED_TAGS = 'p br strong em ul ol li a h3 h4 blockquote code pre table thead tbody tr th td dl dt dd'.split(
  ' ',
);

const RULES = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // HTML in a text is as deep as its author makes it.
  nestingLimit: MARKDOWN_DEPTH_MAX * 2,
};

const DOCUMENT_RULES = {
  ...RULES,
  allowedTags: [...ALLOWED_TAGS, 'h2'],
  allowedAttributes: { ...RULES.allowedAttributes, h2: ['id'], h3: ['id'] },
};

/** Markdown of a content file as HTML that may be shown: sanitised here, and once more where it is drawn. */
export function renderMarkdown(text: string): string {
  return sanitize(markdown.render(text), RULES).trim();
}

/**
 * The same for a text that is a page of its own: `##` and `###` headings have ids, so that an address can lead to them
 * (ROUTE-14). `## Imprint {#imprint}` names it; else it is counted, `section-1`, which is the same in every language.
 */
export function renderDocument(text: string): string {
  return sanitize(documents.render(text), DOCUMENT_RULES).trim();
}

function withHeadingIds(parser: ReturnType<typeof boundedMarkdown>): typeof parser {
  parser.core.ruler.after('block', 'heading_ids', ({ tokens }) => {
    let sections = 0;
    for (const [n, token] of tokens.entries()) {
      const heading = tokens[n + 1];
      if (heading === undefined || token.type !== 'heading_open' || !/^h[23]$/.test(token.tag)) continue;
      sections += 1;
      const id = /\{#([a-z][a-z0-9-]{0,59})\}$/.exec(heading.content)?.[1];
      if (id !== undefined) heading.content = heading.content.slice(0, -id.length - '{#}'.length).trimEnd();
      token.attrSet('id', id ?? `section-${sections}`);
    }
  });
  return parser;
}

/** A plain word inside HTML of our own making. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
