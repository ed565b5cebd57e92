import { boundedMarkdown } from './bounded-markdown.ts';

/** Headings of a learner's text come below the title of its page. */
const HEADING_FIRST = 2;
const HEADING_LAST = 4;

/**
 * Markdown as learners write it, on their phones: a new line is one, nothing in it is HTML, and its headings stand below the
 * title of the page (UGC-4). What comes out is HTML that nobody has sanitised yet.
 */
const markdown = boundedMarkdown({ html: false, breaks: true });
markdown.core.ruler.push('levels', ({ tokens }) => {
  for (const token of tokens)
    if (token.type.startsWith('heading_')) {
      const level = Math.min(Math.max(Number(token.tag.slice(1)), HEADING_FIRST), HEADING_LAST);
      token.tag = `h${level}`;
    } else if (token.type === 'inline')
      // The element that the sanitisers know for what is struck out.
      for (const part of token.children ?? []) if (part.tag === 's') part.tag = 'del';
});

/** `text`: Markdown of somebody; the answer is HTML to be sanitised before anybody sees it. */
export function learnerMarkdown(text: string): string {
  return markdown.render(text);
}
