import { Marked } from 'marked';
import sanitize from 'sanitize-html';

const markdown = new Marked({ gfm: true, breaks: false, async: false });

const ALLOWED_TAGS = 'p br strong em ul ol li a h3 h4 blockquote code pre table thead tbody tr th td dl dt dd'.split(
  ' ',
);

const RULES = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

const DOCUMENT_RULES = {
  ...RULES,
  allowedTags: [...ALLOWED_TAGS, 'h2'],
  allowedAttributes: { ...RULES.allowedAttributes, h2: ['id'], h3: ['id'] },
};

/** Markdown of a content file as HTML that may be shown: sanitised here, and once more where it is drawn. */
export function renderMarkdown(text: string): string {
  return sanitize(markdown.parse(text, { async: false }), RULES).trim();
}

/**
 * The same for a text that is a page of its own: `##` and `###` headings have ids, so that an address can lead to them
 * (ROUTE-14). `## Imprint {#imprint}` names it; else it is counted, `section-1`, which is the same in every language.
 */
export function renderDocument(text: string): string {
  let sections = 0;
  const withIds = markdown
    .parse(text, { async: false })
    .replace(
      /<h([23])>([\s\S]*?)(?: *\{#([a-z][a-z0-9-]{0,59})\})?<\/h\1>/g,
      (_, level: string, heading: string, id?: string) => {
        sections += 1;
        return `<h${level} id="${id ?? `section-${sections}`}">${heading}</h${level}>`;
      },
    );
  return sanitize(withIds, DOCUMENT_RULES).trim();
}

/** A plain word inside HTML of our own making. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
