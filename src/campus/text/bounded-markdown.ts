import MarkdownIt from 'markdown-it';

type Parser = InstanceType<typeof MarkdownIt>;

/** How deep quotations, lists and emphasis are drawn; deeper ones stand as they were written. Our own choice. */
export const MARKDOWN_DEPTH_MAX = 24;

type Options = {
  /** Whether HTML in the text is taken as such; else it stands as it was written. */
  readonly html: boolean;
  /** Whether a new line is one. */
  readonly breaks: boolean;
};

/** Markdown of tables, lists and links in bounded depth: no text makes it fail, and its time grows with its length alone. */
export function boundedMarkdown(options: Options): Parser {
  const markdown = new MarkdownIt({ ...options, linkify: true });
  // What has no scheme may be a file name or the end of a sentence.
  markdown.linkify.set({ fuzzyLink: false }).add('www.', {
    validate: (text, at) => /^[^\s<>"]{0,300}[\p{L}\p{N}/]/u.exec(text.slice(at))?.[0].length ?? 0,
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
  flattenBlocks(markdown);
  flattenInline(markdown);
  return markdown;
}

/** Lines below the deepest level are a paragraph: the parser itself would leave them out. */
function flattenBlocks(markdown: Parser): void {
  markdown.block.ruler.before('table', 'flat', (state, startLine, endLine) => {
    if (state.level < MARKDOWN_DEPTH_MAX) return false;
    let end = startLine + 1;
    while (end < endLine && !state.isEmpty(end) && (state.sCount[end] ?? 0) >= state.blkIndent) end += 1;
    const content = state.getLines(startLine, end, state.blkIndent, false).trim();
    state.push('paragraph_open', 'p', 1).map = [startLine, end];
    const inline = state.push('inline', '', 0);
    inline.content = content;
    inline.children = [];
    state.push('paragraph_close', 'p', -1);
    state.line = end;
    return true;
  });
}

/** Emphasis in emphasis has no limit in the parser. */
function flattenInline(markdown: Parser): void {
  markdown.core.ruler.push('flat', ({ tokens }) => {
    for (const token of tokens) {
      let depth = 0;
      token.children =
        token.children?.filter(({ nesting }) => {
          if (nesting === 1) depth += 1;
          const isDrawn = nesting === 0 || depth <= MARKDOWN_DEPTH_MAX;
          if (nesting === -1) depth -= 1;
          return isDrawn;
        }) ?? null;
    }
  });
}
