const PARAGRAPH = /<p>([^<&\0\r]*)<\/p>/g;
const PARAGRAPHS = /^(?:\s*<p>[^<&\0\r]*<\/p>)+\s*$/;

/** Whether a text is paragraphs of words and nothing else, as most short ones are: there is nothing in it to clean. */
export function isParagraphs(html: string): boolean {
  return PARAGRAPHS.test(html);
}

/** What `sanitise` makes of such a text: its words become text, whatever they are. */
export function paragraphs(html: string): DocumentFragment {
  const text = document.createDocumentFragment();
  for (const [, content = ''] of html.matchAll(PARAGRAPH)) {
    const block = document.createElement('p');
    block.dir = 'auto';
    block.textContent = content;
    text.append(block, '\n');
  }
  return text;
}
