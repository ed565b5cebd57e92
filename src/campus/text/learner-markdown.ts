import { Marked } from 'marked';

/** Headings of a learner's text come below the title of its page. */
const HEADING_FIRST = 2;
const HEADING_LAST = 4;

/**
 * Markdown as learners write it, on their phones: a new line is one, nothing in it is HTML, and its headings stand below the
 * title of the page (UGC-4). What comes out is HTML that nobody has sanitised yet.
 */
const markdown = new Marked({
  gfm: true,
  breaks: true,
  async: false,
  renderer: {
    html: ({ text }) => escaped(text),
    heading({ tokens, depth }) {
      const level = Math.min(Math.max(depth, HEADING_FIRST), HEADING_LAST);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
  },
});

/** `text`: Markdown of somebody; the answer is HTML to be sanitised before anybody sees it. */
export function learnerMarkdown(text: string): string {
  return markdown.parse(text, { async: false });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
