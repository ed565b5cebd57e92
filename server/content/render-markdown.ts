import { Marked } from 'marked';
import sanitize from 'sanitize-html';

const markdown = new Marked({ gfm: true, breaks: false, async: false });

const ALLOWED_TAGS = [
  'p br strong em ul ol li a h3 h4 blockquote code pre table thead tbody tr th td dl dt dd',
].flatMap((tags) => tags.split(' '));

/** Markdown of a content file as HTML that may be shown: sanitised here, and once more where it is drawn. */
export function renderMarkdown(text: string): string {
  const html = markdown.parse(text, { async: false });
  return sanitize(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { a: ['href'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  }).trim();
}

/** A plain word inside HTML of our own making. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
