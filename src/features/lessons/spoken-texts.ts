import type { Utterance } from '#device/media/speech.ts';

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, td, th, dt, dd, figcaption, caption, summary, div';
/** What is folded is not read, and neither is what is only seen. */
const SILENT = 'details:not([open]) > :not(summary), [aria-hidden="true"], pre';
/** A word of the glossary is said as the sentence that it stands in, by the same voice. */
const LANGUAGE = '[lang]:not(button)';

type Piece = { node: Text; start: number };
/** A text to be said, and where on the page a stretch of it stands. */
export type SpokenText = Utterance & { rangeOf: (start: number, end: number) => Range };

/** What a reader reads, in its order, a text for each block and language; what is to be done with the hands is left out. */
export function spokenTexts(article: HTMLElement, language: string): SpokenText[] {
  const texts: { block: Element; lang: string; text: string; pieces: Piece[] }[] = [];
  for (const part of article.querySelectorAll<HTMLElement>('[data-spoken]')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || parent === null || parent.closest(SILENT) !== null) continue;
      const block = parent.closest(BLOCKS) ?? part;
      const within = parent.closest<HTMLElement>(LANGUAGE);
      const lang = within !== null && article.contains(within) ? within.lang : language;
      const last = texts.at(-1);
      if (last?.block === block && last.lang === lang) {
        last.pieces.push({ node, start: last.text.length });
        last.text += node.data;
      } else texts.push({ block, lang, text: node.data, pieces: [{ node, start: 0 }] });
    }
  }
  return texts
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, lang, pieces }) => ({ text, lang, rangeOf: (start, end) => rangeIn(pieces, start, end) }));
}

function rangeIn(pieces: readonly Piece[], start: number, end: number): Range {
  const range = document.createRange();
  const from = pieces.findLast((piece) => piece.start <= start);
  const to = pieces.findLast((piece) => piece.start < end);
  if (from !== undefined) range.setStart(from.node, start - from.start);
  if (to !== undefined) range.setEnd(to.node, Math.min(end - to.start, to.node.length));
  return range;
}
